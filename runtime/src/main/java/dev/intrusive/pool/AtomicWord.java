package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** The value of a {@link PaddedLong}, with padding before it. */
abstract class AtomicWord extends Padding {

  private static final AtomicLongFieldUpdater<AtomicWord> VALUE =
      AtomicLongFieldUpdater.newUpdater(AtomicWord.class, "value");

  private volatile long value;

  AtomicWord(long value) {
    this.value = value;
  }

  /** Reads the value. */
  final long get() {
    return value;
  }

  /** Replaces the value if it is as expected, and returns whether it was. */
  final boolean compareAndSet(long expected, long replacement) {
    return VALUE.compareAndSet(this, expected, replacement);
  }

  /** Adds to the value, and returns what it was before. */
  final long getAndAdd(long summand) {
    return VALUE.getAndAdd(this, summand);
  }
}
