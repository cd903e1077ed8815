package dev.intrusive.examples.demo.cache;

/** Checks capacities. */
final class Capacity {

  private Capacity() {}

  /**
   * Returns a capacity.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  static int require(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("a cache must have room for 1 entry, not " + capacity);
    }
    return capacity;
  }
}
