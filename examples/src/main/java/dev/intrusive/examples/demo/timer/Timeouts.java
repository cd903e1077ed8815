package dev.intrusive.examples.demo.timer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Timeouts in the order in which they are due: a {@link TimerWheel} or a {@link TimerHeap}.
 *
 * <p>Time is a number of ticks, which begins at 0. Tasks may set and cancel what they like, also
 * what is due at the same tick. For one thread at a time; {@link WheelTimer} is for many.
 */
public interface Timeouts {

  /** The tick that was reached last. */
  long tick();

  /** How many timeouts are neither expired nor cancelled. */
  int size();

  /**
   * Sets a timeout.
   *
   * @param deadline when it is due; if that is no later than now, at the next tick
   */
  Timeout schedule(Runnable task, long deadline);

  /**
   * Advances until something is due, but not beyond a tick, and returns it as expired. The caller
   * runs its task.
   *
   * @return null if the tick was reached and nothing more is due
   */
  @Nullable Timeout poll(long target);

  /** Cancels whatever has not expired, and returns it. */
  List<Timeout> cancelAll();

  /**
   * Makes sure that every timeout is in its place.
   *
   * @throws IllegalStateException if something is broken; the message describes it
   */
  void checkInvariants();

  /**
   * Cancels a timeout, which leaves at once.
   *
   * @return false if it has expired or was cancelled before
   */
  default boolean cancel(Timeout timeout) {
    return timeout.leave(Timeout.State.CANCELLED);
  }

  /**
   * Advances to a tick and runs what is due on the way, tick by tick and, within a tick, in the
   * order in which it was set.
   *
   * <p>If a task throws, the exception passes on; nothing is lost, and the next call continues
   * after that task.
   */
  default void advanceTo(long target) {
    for (Timeout timeout = poll(target); timeout != null; timeout = poll(target)) {
      timeout.task().run();
    }
  }
}
