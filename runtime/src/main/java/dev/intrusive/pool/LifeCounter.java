package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Counts for the statistics of a pool; safe for any number of threads. */
final class LifeCounter {

  private final LongAdder lives = new LongAdder();
  private final LongAdder exhaustions = new LongAdder();
  private final AtomicInteger live = new AtomicInteger();
  private final AtomicInteger peak = new AtomicInteger();

  void begun() {
    lives.increment();
    int now = live.incrementAndGet();
    int highest = peak.get();
    while (now > highest && !peak.compareAndSet(highest, now)) {
      highest = peak.get();
    }
  }

  /** Counts lives that were restored from an image as if they had begun. */
  void restored(int count) {
    lives.add(count);
    live.set(count);
    peak.accumulateAndGet(count, Math::max);
  }

  void ended() {
    live.decrementAndGet();
  }

  void exhausted() {
    exhaustions.increment();
  }

  PoolStatistics snapshot() {
    return new PoolStatistics(lives.sum(), exhaustions.sum(), peak.get());
  }
}
