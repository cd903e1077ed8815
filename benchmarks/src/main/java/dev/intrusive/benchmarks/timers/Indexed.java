package dev.intrusive.benchmarks.timers;

/** A wheel of generated lists of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends GeneratedWheel<IndexedTimer> {

  private IndexedTimerPool pool;

  @Override
  void prepare(int count) {
    pool = new IndexedTimerPool(count);
  }

  @Override
  IndexedTimerBucket newSlot() {
    return new IndexedTimerBucket(pool);
  }

  @Override
  IndexedTimer newTimer() {
    return pool.emplace();
  }
}
