/**
 * Timers: a hashed wheel and a heap, from which a timeout is cancelled without a search.
 *
 * <p>{@link dev.intrusive.examples.demo.timer.TimerWheel} is the wheel, a ring of intrusive lists,
 * and {@link dev.intrusive.examples.demo.timer.TimerHeap} an intrusive heap; both are advanced by
 * hand. {@link dev.intrusive.examples.demo.timer.WheelTimer} is a thread that turns a wheel by the
 * clock. The program lets a server guard its requests with timeouts.
 */
@NullMarked
package dev.intrusive.examples.demo.timer;

import org.jspecify.annotations.NullMarked;
