/** A particle for each layout. */
@NullMarked
package dev.intrusive.benchmarks.layouts.hosts;

import org.jspecify.annotations.NullMarked;
