/** A tick of a simulation: a pass in the middle of which elements leave. */
@NullMarked
package dev.intrusive.benchmarks.ticks;

import org.jspecify.annotations.NullMarked;
