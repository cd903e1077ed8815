package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A long for atomic access that is at least a cache line of 64 bytes away from any other, wherever
 * the collector moves it.
 *
 * <p>It is an object of its own, so that who holds one reads and replaces the long without a look
 * at an array, its length and a place in between.
 */
class SpacedLong extends AtomicLong {

  private static final long serialVersionUID = 1L;

  /** Room: fields of a subclass lie after those of its superclass. */
  @SuppressWarnings("unused")
  private long room1, room2, room3, room4, room5, room6, room7;

  SpacedLong(long value) {
    super(value);
  }
}
