package dev.intrusive.benchmarks.timers;

import dev.intrusive.benchmarks.Subject;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** A wheel of timers that are cancelled, as timeouts of requests nearly always are. */
public abstract class Cancellations extends Subject {

  /** How many slots a wheel has. */
  static final int SLOTS = 512;

  /** Longer than a turn of the wheel, so that a slot holds what is due in a later turn, too. */
  static final int LONGEST_DELAY = 2 * SLOTS;

  /** How many timers are pending. */
  @Param({"1000", "100000"})
  public int size;

  private final SplittableRandom random = new SplittableRandom(1);
  private long now;

  /** Makes a wheel at tick 0 and what a number of timers need. */
  protected abstract void open(int timers);

  /** Sets a timer, which is not set. */
  protected abstract void schedule(int timer, long deadline);

  /** Cancels a timer, and returns whether it was set. */
  protected abstract boolean cancel(int timer);

  @Setup
  public final void fill() {
    open(size);
    for (int timer = 0; timer < size; timer++) {
      scheduleAnew(timer);
    }
    System.gc();
  }

  /** Cancels any timer and sets it again. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final int cancelAndSchedule() {
    int cancelled = 0;
    for (int i = 0; i < BATCH; i++) {
      int timer = random.nextInt(size);
      if (cancel(timer)) {
        cancelled++;
      }
      scheduleAnew(timer);
    }
    return cancelled;
  }

  /** Sets a timer that is due in some time. */
  final void scheduleAnew(int timer) {
    schedule(timer, now + 1 + random.nextInt(LONGEST_DELAY));
  }

  /** Lets a tick pass. */
  final long nextTick() {
    return ++now;
  }
}
