package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Counts for the statistics of a shared pool. */
final class SharedLifeCounter extends LifeCounter {

  private final LongAdder lives = new LongAdder();
  private final LongAdder exhaustions = new LongAdder();
  private final AtomicInteger live = new AtomicInteger();
  private final AtomicInteger peak = new AtomicInteger();

  @Override
  void begun(int count) {
    lives.add(count);
    peak.accumulateAndGet(live.addAndGet(count), Math::max);
  }

  @Override
  void ended() {
    live.decrementAndGet();
  }

  @Override
  void exhausted() {
    exhaustions.increment();
  }

  @Override
  PoolStatistics snapshot() {
    return new PoolStatistics(lives.sum(), exhaustions.sum(), peak.get());
  }
}
