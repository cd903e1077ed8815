package dev.intrusive.pool;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an object is to be emplaced in a pool whose slots are all taken.
 *
 * @since 0.1.0
 */
public final class PoolExhaustedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable ObjectPool<?> pool;

  /** How many slots the pool has. */
  private final int capacity;

  /** How many of them were taken. */
  private final int liveCount;

  /**
   * Creates the exception.
   *
   * @param pool the pool that is full
   */
  PoolExhaustedException(ObjectPool<?> pool) {
    super(
        PoolMisuse.nameOf(pool)
            + " is exhausted: "
            + (pool.capacity() == 1 ? "its slot is" : "all " + pool.capacity() + " slots are")
            + " taken; release objects, make the pool larger, or use tryEmplace, which returns"
            + " null");
    this.pool = pool;
    this.capacity = pool.capacity();
    this.liveCount = pool.liveCount();
  }

  /**
   * Returns the pool that was full.
   *
   * @return the pool, or null if this exception was deserialised
   */
  public @Nullable ObjectPool<?> pool() {
    return pool;
  }

  /**
   * Returns how many slots the pool has.
   *
   * @return the number of slots
   */
  public int capacity() {
    return capacity;
  }

  /**
   * Returns how many slots were taken when the exception was made; less than the capacity if
   * another thread released an object meanwhile.
   *
   * @return the number of slots
   */
  public int liveCount() {
    return liveCount;
  }
}
