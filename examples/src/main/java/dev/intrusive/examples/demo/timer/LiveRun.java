package dev.intrusive.examples.demo.timer;

import dev.intrusive.examples.demo.command.Progress;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLongArray;

/** Runs a timer by the clock and measures by how much its tasks are late. */
final class LiveRun {

  private static final Duration TICK = Duration.ofMillis(1);
  private static final int TIMEOUTS_PER_SECOND = 10_000;
  private static final int SLICES_PER_SECOND = 10;

  private final int seconds;
  private final int buckets;
  private final Random random;
  private final AtomicLongArray lateNanos;

  LiveRun(int seconds, int buckets, long seed) {
    this.seconds = seconds;
    this.buckets = buckets;
    random = new Random(seed);
    lateNanos = new AtomicLongArray(seconds * TIMEOUTS_PER_SECOND);
  }

  /** Sets timeouts that are due within the time, half of which it cancels, and waits for them. */
  void run(PrintStream out, Progress progress) {
    int cancelled = 0;
    try (WheelTimer timer = WheelTimer.start("live timer", TICK, buckets)) {
      for (int i = 0; i < lateNanos.length(); i++) {
        Timeout timeout = schedule(timer, i);
        if (random.nextBoolean() && timer.cancel(timeout)) {
          cancelled++;
        }
      }
      sleep(progress);
      int unprocessed = timer.stop().size();
      report(out, cancelled, unprocessed);
    }
  }

  private Timeout schedule(WheelTimer timer, int index) {
    long delay = (long) (random.nextDouble() * TimeUnit.SECONDS.toNanos(seconds));
    long due = System.nanoTime() + delay;
    // At least one, so that 0 means that the task has not run.
    return timer.schedule(
        () -> lateNanos.set(index, Math.max(1, System.nanoTime() - due)),
        delay,
        TimeUnit.NANOSECONDS);
  }

  private void sleep(Progress progress) {
    int slices = seconds * SLICES_PER_SECOND;
    try {
      // A slice more, for what is due at the very end.
      for (int slice = 0; slice <= slices; slice++) {
        progress.update(slice, slices);
        TimeUnit.MILLISECONDS.sleep(1000 / SLICES_PER_SECOND);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void report(PrintStream out, int cancelled, int unprocessed) {
    long[] late = new long[lateNanos.length()];
    Arrays.setAll(late, lateNanos::get);
    late = Arrays.stream(late).filter(nanos -> nanos > 0).sorted().toArray();
    out.printf(
        Locale.ROOT,
        "%d timeouts set = %d cancelled + %d expired + %d waiting.\n",
        lateNanos.length(),
        cancelled,
        late.length,
        unprocessed);
    if (late.length > 0) {
      out.printf(
          Locale.ROOT,
          "A tick is %.1f ms. Late by %.2f ms (median), %.2f ms (99 %%), %.2f ms (most).\n",
          TICK.toNanos() / 1e6,
          late[late.length / 2] / 1e6,
          late[(int) (late.length * 0.99)] / 1e6,
          late[late.length - 1] / 1e6);
    }
  }
}
