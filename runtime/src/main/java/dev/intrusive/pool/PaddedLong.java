package dev.intrusive.pool;

/**
 * A long for atomic access that shares no cache line of 64 bytes with another object, wherever the
 * collector moves it. So a thread that reads what lies before or after it in memory does not wait
 * for a thread that writes it.
 *
 * <p>It is an object of its own, so that it is read and replaced without a look at an array, its
 * length and a place in between.
 */
class PaddedLong extends AtomicWord {

  @SuppressWarnings("unused")
  private long padding1, padding2, padding3, padding4, padding5, padding6, padding7;

  PaddedLong(long value) {
    super(value);
  }
}
