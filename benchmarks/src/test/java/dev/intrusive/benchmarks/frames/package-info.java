/** Tests of the benchmarks of frames. */
@NullMarked
package dev.intrusive.benchmarks.frames;

import org.jspecify.annotations.NullMarked;
