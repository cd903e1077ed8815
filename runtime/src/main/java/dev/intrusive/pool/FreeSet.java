package dev.intrusive.pool;

/**
 * The free slots of a pool, from 0 to its capacity; at first all are free.
 *
 * <p>An implementation allocates nothing after it was made. What happened before {@link #put}
 * happened before the {@link #take} that returns the slot.
 */
interface FreeSet {

  /** What {@link #take} returns when no slot is free. */
  int NONE = -1;

  /**
   * Takes a slot.
   *
   * @return a slot that is now taken by the caller alone, or {@link #NONE} if at some moment during
   *     the call none was free
   */
  int take();

  /** Frees a slot that the caller has taken. */
  void put(int slot);

  /** How many slots are taken: exact at rest, from 0 to the capacity at any time. */
  int taken();

  /**
   * Writes down the free slots in the order in which this thread would take them; only at rest.
   *
   * @param target has room for all slots
   * @return how many slots are free
   */
  int copyTo(int[] target);

  /**
   * Makes these slots the free ones, in the order of {@link #copyTo}; only at rest.
   *
   * @param free has each slot at most once
   */
  default void restore(int[] free) {
    while (take() != NONE) {
      // What is taken and not put back is not free.
    }
    for (int i = free.length - 1; i >= 0; i--) {
      put(free[i]);
    }
  }
}
