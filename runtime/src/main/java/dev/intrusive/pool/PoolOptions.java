package dev.intrusive.pool;

import java.util.Objects;

/**
 * How a pool is made; immutable, each method returns other options.
 *
 * <p>{@code new BulletPool(1000, PoolOptions.defaults().statistics(true))}
 *
 * @since 0.1.0
 */
public final class PoolOptions {

  private static final PoolOptions DEFAULTS =
      new PoolOptions(FreeSetKind.BITMAP, true, false, WordFormat.WIDEST);

  private final FreeSetKind freeSet;
  private final boolean threadSafe;
  private final boolean statistics;
  private final int widest;

  private PoolOptions(FreeSetKind freeSet, boolean threadSafe, boolean statistics, int widest) {
    this.freeSet = freeSet;
    this.threadSafe = threadSafe;
    this.statistics = statistics;
    this.widest = widest;
  }

  /**
   * Returns the defaults: a bitmap, for any number of threads, without statistics.
   *
   * @return the options
   */
  public static PoolOptions defaults() {
    return DEFAULTS;
  }

  /**
   * Chooses how the pool keeps its free slots if it is thread-safe.
   *
   * @param kind the kind of free set
   * @return options with that kind
   */
  public PoolOptions freeSet(FreeSetKind kind) {
    return new PoolOptions(Objects.requireNonNull(kind), threadSafe, statistics, widest);
  }

  /**
   * Chooses whether any number of threads may use the pool at once.
   *
   * <p>A generated pool whose class has {@code @Pooled(threadSafe = false)} is for one thread in
   * any case.
   *
   * @param wanted false for a pool that one thread uses
   * @return options with that choice
   */
  public PoolOptions threadSafe(boolean wanted) {
    return new PoolOptions(freeSet, wanted, statistics, widest);
  }

  /**
   * Chooses whether the pool counts lives, exhaustions and its peak. That costs an update of shared
   * counters in each life.
   *
   * @param wanted true to count
   * @return options with that choice
   */
  public PoolOptions statistics(boolean wanted) {
    return new PoolOptions(freeSet, threadSafe, wanted, widest);
  }

  /** Limits the bits of tags and generations, so that tests can see them wrap. */
  PoolOptions widest(int bits) {
    return new PoolOptions(freeSet, threadSafe, statistics, bits);
  }

  FreeSetKind freeSet() {
    return freeSet;
  }

  boolean isThreadSafe() {
    return threadSafe;
  }

  boolean hasStatistics() {
    return statistics;
  }

  int widest() {
    return widest;
  }
}
