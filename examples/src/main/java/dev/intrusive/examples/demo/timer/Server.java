package dev.intrusive.examples.demo.timer;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Begins requests tick by tick, and waits for their answers. */
final class Server {

  /** Most answers are fast. */
  private static final double MEAN_LATENCY = 40;

  /** Some never come as long as anybody waits for them. */
  private static final double LOSS = 0.03;

  private static final long NEVER = 1L << 40;

  private final Timeouts timeouts;
  private final Random random;
  private final Tally tally = new Tally();
  private final int load;
  private final int patience;

  Server(Options options) {
    timeouts = options.usesHeap ? new TimerHeap() : new TimerWheel(options.buckets);
    random = new Random(options.seed);
    load = options.load;
    patience = options.timeout;
  }

  /** Begins the requests of a tick, and lets happen what is due at the next one. */
  void runTick() {
    for (int i = 0; i < load; i++) {
      tally.begun++;
      new Request(this).send();
    }
    timeouts.advanceTo(timeouts.tick() + 1);
  }

  Timeouts timeouts() {
    return timeouts;
  }

  Tally tally() {
    return tally;
  }

  /** After how many ticks the first try of a request times out. */
  int patience() {
    return patience;
  }

  /** After how many ticks the answer to a try comes. */
  long latency() {
    if (random.nextDouble() < LOSS) {
      return NEVER;
    }
    return 1 + (long) (-MEAN_LATENCY * StrictMath.log(1 - random.nextDouble()));
  }

  Timeout schedule(Runnable event, long delay) {
    tally.scheduled++;
    long deadline = timeouts.tick() + delay;
    return timeouts.schedule(() -> runOnTime(event, deadline), deadline);
  }

  private void runOnTime(Runnable event, long deadline) {
    if (timeouts.tick() != deadline) {
      throw new IllegalStateException("due at tick " + deadline + ", not at " + timeouts.tick());
    }
    tally.expired++;
    event.run();
  }

  void cancel(@Nullable Timeout timeout) {
    if (timeout != null && timeouts.cancel(timeout)) {
      tally.cancelled++;
    }
  }
}
