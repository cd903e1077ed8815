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
      new PoolOptions(FreeSetKind.BITMAP, false, WordFormat.WIDEST);

  private final FreeSetKind freeSet;
  private final boolean statistics;
  private final int widest;

  private PoolOptions(FreeSetKind freeSet, boolean statistics, int widest) {
    this.freeSet = freeSet;
    this.statistics = statistics;
    this.widest = widest;
  }

  /**
   * Returns the defaults: a bitmap, no statistics.
   *
   * @return the options
   */
  public static PoolOptions defaults() {
    return DEFAULTS;
  }

  /**
   * Chooses how a {@link SharedPool} keeps its free slots; other pools have a stack.
   *
   * @param kind the kind of free set
   * @return options with that kind
   */
  public PoolOptions freeSet(FreeSetKind kind) {
    return new PoolOptions(Objects.requireNonNull(kind), statistics, widest);
  }

  /**
   * Chooses whether the pool counts lives, exhaustions and its peak. Each life then updates
   * counters, which the threads of a {@link SharedPool} share.
   *
   * @param wanted true to count
   * @return options with that choice
   */
  public PoolOptions statistics(boolean wanted) {
    return new PoolOptions(freeSet, wanted, widest);
  }

  /** Limits the bits of tags and generations, so that tests can see them wrap. */
  PoolOptions widest(int bits) {
    return new PoolOptions(freeSet, statistics, bits);
  }

  FreeSetKind freeSet() {
    return freeSet;
  }

  boolean hasStatistics() {
    return statistics;
  }

  int widest() {
    return widest;
  }
}
