/** Lists written by hand that do less than the generated ones, to show what that is worth. */
@NullMarked
package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.NullMarked;
