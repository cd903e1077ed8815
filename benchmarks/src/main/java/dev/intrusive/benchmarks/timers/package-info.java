/** Timers that are set, cancelled and expire, in wheels of generated lists and of others. */
@NullMarked
package dev.intrusive.benchmarks.timers;

import org.jspecify.annotations.NullMarked;
