package dev.intrusive.benchmarks.timers;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** A wheel that the benchmark turns: what expires is set again. */
public abstract class Expiries extends Cancellations {

  private int[] expired = new int[16];
  private int count;

  /** Turns the wheel to the tick after the last one; calls {@link #expire} for what is due. */
  protected abstract void advance(long tick);

  /** Takes note that a timer has expired. */
  protected final void expire(int timer) {
    if (count == expired.length) {
      expired = Arrays.copyOf(expired, 2 * count);
    }
    expired[count++] = timer;
  }

  /** Lets ticks pass, and sets again all timers that expire. */
  @Benchmark
  @OperationsPerInvocation(SLOTS)
  public final void expireAndSchedule() {
    for (int i = 0; i < SLOTS; i++) {
      expireNext();
      for (int j = 0; j < count; j++) {
        scheduleAnew(expired[j]);
      }
    }
  }

  /** Lets a tick pass, and returns the timers that expire, in no order. */
  final int[] expireNext() {
    count = 0;
    advance(nextTick());
    return expired;
  }

  /** How many timers expired at the last tick. */
  final int expiredCount() {
    return count;
  }
}
