/** Objects that are found by a number, in generated maps and in others. */
@NullMarked
package dev.intrusive.benchmarks.maps;

import org.jspecify.annotations.NullMarked;
