package dev.intrusive.pool;

/**
 * What a pool has counted since it was made, at one moment; immutable.
 *
 * @since 0.1.0
 */
public final class PoolStatistics {

  private final long lives;
  private final long exhaustions;
  private final int peak;

  PoolStatistics(long lives, long exhaustions, int peak) {
    this.lives = lives;
    this.exhaustions = exhaustions;
    this.peak = peak;
  }

  /**
   * Returns how many lives have begun.
   *
   * @return the number of lives
   */
  public long lives() {
    return lives;
  }

  /**
   * Returns how often a call found no slot free. A thread that has to wait counts once.
   *
   * @return the number of times
   */
  public long exhaustions() {
    return exhaustions;
  }

  /**
   * Returns how many objects were live at once at most.
   *
   * @return the greatest number of live objects
   */
  public int peak() {
    return peak;
  }

  /** Returns the numbers in words; the form may change. */
  @Override
  public String toString() {
    return "lives: " + lives + ", exhaustions: " + exhaustions + ", peak: " + peak;
  }
}
