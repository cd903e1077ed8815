/** Tests of the package. */
@NullMarked
package dev.intrusive.benchmarks.timers;

import org.jspecify.annotations.NullMarked;
