package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Longs for atomic access, set apart so that threads that work on different ones do not fight over
 * a cache line. Each is at a {@linkplain #index index} of its own in the array.
 *
 * <p>Where they are few, each has a cache line of 64 bytes to itself. Where they are many they are
 * dense, since threads then seldom meet. Before the first and after the last there are always 128
 * bytes of room: two lines, because processors fetch lines in pairs.
 */
final class PaddedLongs extends AtomicLongArray {

  private static final long serialVersionUID = 1L;

  private static final int MARGIN = 16;
  private static final int PADDED_SHIFT = 3;

  private final int shift;

  /**
   * Creates longs that are 0.
   *
   * @param length how many
   * @param paddedUpTo the greatest length for which each has a line of its own
   */
  PaddedLongs(int length, int paddedUpTo) {
    super((length << shiftFor(length, paddedUpTo)) + 2 * MARGIN);
    shift = shiftFor(length, paddedUpTo);
  }

  private static int shiftFor(int length, int paddedUpTo) {
    return length <= paddedUpTo ? PADDED_SHIFT : 0;
  }

  /** Returns the index in the array of a long, of which the first has the number 0. */
  int index(int number) {
    return MARGIN + (number << shift);
  }
}
