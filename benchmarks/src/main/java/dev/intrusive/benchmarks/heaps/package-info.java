/** Deadlines that are set, cancelled, postponed and met, in generated heaps and in others. */
@NullMarked
package dev.intrusive.benchmarks.heaps;

import org.jspecify.annotations.NullMarked;
