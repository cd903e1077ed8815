/** Frames of a game in which objects begin and end all the time: how long the slow ones take. */
@NullMarked
package dev.intrusive.benchmarks.frames;

import org.jspecify.annotations.NullMarked;
