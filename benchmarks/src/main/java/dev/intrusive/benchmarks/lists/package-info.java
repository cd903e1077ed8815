/** What the operations of lists cost. */
@NullMarked
package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.NullMarked;
