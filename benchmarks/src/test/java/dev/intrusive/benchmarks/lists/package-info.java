/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.NullMarked;
