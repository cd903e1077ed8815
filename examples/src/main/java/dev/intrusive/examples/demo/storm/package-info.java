/**
 * Bullet storm, a small game in a window, to see pools and indexed lists at work.
 *
 * <p>{@link dev.intrusive.examples.demo.storm.Storm} is the world. Enemies, bullets and particles
 * are pooled; each is in a list of all, in the list of the {@link
 * dev.intrusive.examples.demo.storm.Cells} that it is in, and in a list of the doomed if it is to
 * burst at the end of the frame. Whatever dies leaves all of them at once, in the middle of
 * whichever loops run. The world knows nothing of time, windows or files: it depends on the level,
 * the seed and the controls alone, and a step of it allocates nothing.
 */
@NullMarked
package dev.intrusive.examples.demo.storm;

import org.jspecify.annotations.NullMarked;
