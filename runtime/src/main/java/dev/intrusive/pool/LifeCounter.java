package dev.intrusive.pool;

/** Counts for the statistics of a pool that one thread uses. */
class LifeCounter {

  private long lives;
  private long exhaustions;
  private int live;
  private int peak;

  /** Counts lives that have begun, or were restored from an image. */
  void begun(int count) {
    lives += count;
    live += count;
    peak = Math.max(peak, live);
  }

  void ended() {
    live--;
  }

  void exhausted() {
    exhaustions++;
  }

  PoolStatistics snapshot() {
    return new PoolStatistics(lives, exhaustions, peak);
  }
}
