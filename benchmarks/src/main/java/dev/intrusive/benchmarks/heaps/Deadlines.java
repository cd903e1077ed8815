package dev.intrusive.benchmarks.heaps;

import dev.intrusive.benchmarks.Subject;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A priority queue of timers by their deadlines.
 *
 * @param <T> the type of the timers
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Deadlines<T> extends Subject {

  /** How many timers are pending. */
  @Param({"10", "1000", "100000"})
  public int size;

  private final SplittableRandom random = new SplittableRandom(1);
  private T[] timers;
  private long now;

  /** Makes an empty queue and timers. */
  protected abstract T[] open(int count);

  /** Sets a timer, which is not set. */
  protected abstract void schedule(T timer, long deadline);

  /** Cancels a timer, and returns whether it was set. */
  protected abstract boolean cancel(T timer);

  /** Changes the deadline of a timer, which is set. */
  protected void postpone(T timer, long deadline) {
    cancel(timer);
    schedule(timer, deadline);
  }

  /** Takes out a timer with an earliest deadline. */
  protected abstract T pollEarliest();

  @Setup
  public final void fill() {
    timers = open(size);
    for (T timer : timers) {
      schedule(timer, random.nextInt(size));
    }
    System.gc();
  }

  /** Cancels any timer and sets it again, to any time. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int cancelAndSchedule() {
    int cancelled = 0;
    for (int i = 0; i < BATCH; i++) {
      T timer = timers[random.nextInt(size)];
      if (cancel(timer)) {
        cancelled++;
      }
      schedule(timer, random.nextInt(size));
    }
    return cancelled;
  }

  /** Postpones any timer, as a connection that is used does with its time-out. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final long postpone() {
    for (int i = 0; i < BATCH; i++) {
      now++;
      postpone(timers[random.nextInt(size)], now + size);
    }
    return now;
  }

  /** Takes out the timer that is due first, and sets it again to a later time. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final long pollAndAdd() {
    for (int i = 0; i < BATCH; i++) {
      now++;
      schedule(pollEarliest(), now + 1 + random.nextInt(2 * size));
    }
    return now;
  }
}
