package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Longs for volatile and atomic access, set apart so that threads that work on different ones do
 * not fight over a cache line.
 *
 * <p>Where they are few, each has 128 bytes to itself: two lines, because processors fetch lines in
 * pairs. Where they are many they are dense, since threads then seldom meet. Before the first and
 * behind the last there is always room.
 */
final class SpacedLongs {

  private static final int SPACE_SHIFT = 4;
  private static final int SPACE = 1 << SPACE_SHIFT;

  private final AtomicLongArray longs;
  private final int shift;

  /**
   * Creates longs that are 0.
   *
   * @param length how many
   * @param spacedUpTo the greatest length for which each has room of its own
   */
  SpacedLongs(int length, int spacedUpTo) {
    shift = length <= spacedUpTo ? SPACE_SHIFT : 0;
    longs = new AtomicLongArray((length << shift) + 2 * SPACE);
  }

  private int place(int index) {
    return SPACE + (index << shift);
  }

  long get(int index) {
    return longs.get(place(index));
  }

  void set(int index, long value) {
    longs.set(place(index), value);
  }

  /** Sets a value with release semantics: later reads may overtake it. */
  void setRelease(int index, long value) {
    longs.lazySet(place(index), value);
  }

  boolean compareAndSet(int index, long expected, long value) {
    return longs.compareAndSet(place(index), expected, value);
  }

  void add(int index, long value) {
    longs.getAndAdd(place(index), value);
  }
}
