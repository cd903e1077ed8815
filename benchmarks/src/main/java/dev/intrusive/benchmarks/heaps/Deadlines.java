package dev.intrusive.benchmarks.heaps;

import dev.intrusive.benchmarks.Subject;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** A priority queue of timers by their deadlines. */
public abstract class Deadlines extends Subject {

  /** How many timers are pending. */
  @Param({"10", "1000", "100000"})
  public int size;

  private final SplittableRandom random = new SplittableRandom(1);
  private long now;

  /** Makes an empty queue and what a number of timers need. */
  protected abstract void open(int timers);

  /** Sets a timer, which is not set. */
  protected abstract void schedule(int timer, long deadline);

  /** Cancels a timer, and returns whether it was set. */
  protected abstract boolean cancel(int timer);

  /** Changes the deadline of a timer, which is set. */
  protected abstract void postpone(int timer, long deadline);

  /** Takes out a timer with an earliest deadline and returns its number. */
  protected abstract int pollEarliest();

  @Setup
  public final void fill() {
    open(size);
    for (int timer = 0; timer < size; timer++) {
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
      int timer = random.nextInt(size);
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
      postpone(random.nextInt(size), now + size);
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
