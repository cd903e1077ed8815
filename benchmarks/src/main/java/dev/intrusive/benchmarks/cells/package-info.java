/** Very many short lists, as the cells of a grid, the slots of a wheel or the chains of a table. */
@NullMarked
package dev.intrusive.benchmarks.cells;

import org.jspecify.annotations.NullMarked;
