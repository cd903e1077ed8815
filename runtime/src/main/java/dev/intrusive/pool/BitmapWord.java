package dev.intrusive.pool;

/** A block of neighbouring slots, of which those are free whose bits are set. */
final class BitmapWord extends PaddedLong {

  /** The index among the words. */
  final int index;

  /** The slot that bit 0 stands for, whether or not it is of this block. */
  private final int base;

  /**
   * Creates a word whose slots are free.
   *
   * @param index the index among the words
   * @param first the first slot
   * @param count how many slots there are; they do not go beyond a multiple of 64
   */
  BitmapWord(int index, int first, int count) {
    super(WordFormat.ones(count) << first);
    this.index = index;
    base = first & -Long.SIZE;
  }

  /** The slot of the one bit that is set. */
  int slotOf(long bit) {
    return base + Long.numberOfTrailingZeros(bit);
  }

  /**
   * Frees a slot that the caller has.
   *
   * @return true if no other slot of this word was free
   */
  boolean put(int slot) {
    // The bit is clear, for the caller has the slot: to add it is to set it, without a retry.
    return getAndAdd(1L << slot) == 0;
  }
}
