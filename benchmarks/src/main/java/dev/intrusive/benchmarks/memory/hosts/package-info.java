/** Particles that can be in three lists. */
@NullMarked
package dev.intrusive.benchmarks.memory.hosts;

import org.jspecify.annotations.NullMarked;
