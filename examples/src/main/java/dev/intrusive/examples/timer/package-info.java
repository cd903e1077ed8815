/**
 * A hashed timer wheel: timeouts that are set and cancelled in O(1), however many there are.
 *
 * <p>{@link dev.intrusive.examples.timer.TimerWheel} is the wheel, a ring of intrusive lists that
 * somebody turns by hand; {@link dev.intrusive.examples.timer.WheelTimer} is the thread that turns
 * one by the clock. The program lets a server guard its requests with timeouts.
 */
@NullMarked
package dev.intrusive.examples.timer;

import org.jspecify.annotations.NullMarked;
