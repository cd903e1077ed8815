/** Caches that evict what was used least recently, with generated lists and others. */
@NullMarked
package dev.intrusive.benchmarks.caches;

import org.jspecify.annotations.NullMarked;
