/** Tests of the benchmarks of many short lists. */
@NullMarked
package dev.intrusive.benchmarks.cells;

import org.jspecify.annotations.NullMarked;
