package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Longs for atomic access, set apart so that threads that work on different ones do not fight over
 * a cache line. Each is at a {@linkplain #place place} in the array.
 *
 * <p>Where they are few, each has a cache line of 64 bytes to itself. Where they are many they are
 * dense, since threads then seldom meet. Before the first and after the last there are always 128
 * bytes of room: two lines, because processors fetch lines in pairs.
 */
final class SpacedLongs extends AtomicLongArray {

  private static final long serialVersionUID = 1L;

  private static final int MARGIN = 16;
  private static final int SPACE_SHIFT = 3;

  private final int shift;

  /**
   * Creates longs that are 0.
   *
   * @param length how many
   * @param spacedUpTo the greatest length for which each has a line of its own
   */
  SpacedLongs(int length, int spacedUpTo) {
    super((length << shiftFor(length, spacedUpTo)) + 2 * MARGIN);
    shift = shiftFor(length, spacedUpTo);
  }

  private static int shiftFor(int length, int spacedUpTo) {
    return length <= spacedUpTo ? SPACE_SHIFT : 0;
  }

  /** Where the long with an index is. */
  int place(int index) {
    return MARGIN + (index << shift);
  }
}
