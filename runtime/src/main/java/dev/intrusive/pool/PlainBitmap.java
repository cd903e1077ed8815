package dev.intrusive.pool;

/** Free slots as bits, for one thread: a set bit is a free slot. */
final class PlainBitmap implements FreeSet {

  private final int capacity;
  private final long[] words;
  private int taken;

  /** The word where a slot was last taken or freed. */
  private int hint;

  /** Creates a set in which all slots are free. */
  PlainBitmap(int capacity) {
    this.capacity = capacity;
    words = new long[((capacity - 1) >>> 6) + 1];
    for (int word = 0; word < words.length; word++) {
      words[word] = WordFormat.ones(Math.min(Long.SIZE, capacity - (word << 6)));
    }
  }

  @Override
  public int take() {
    if (taken == capacity) {
      return NONE;
    }
    int word = hint;
    long free = words[word];
    while (free == 0) {
      word = word + 1 < words.length ? word + 1 : 0;
      free = words[word];
    }
    int slot = (word << 6) + Long.numberOfTrailingZeros(free);
    words[word] = free & (free - 1);
    taken++;
    hint = word;
    return slot;
  }

  @Override
  public void put(int slot) {
    int word = slot >>> 6;
    words[word] |= 1L << slot;
    taken--;
    hint = word;
  }

  @Override
  public int copyTo(int[] target) {
    int count = 0;
    for (int step = 0; step < words.length; step++) {
      int word = (hint + step) % words.length;
      for (long free = words[word]; free != 0; free &= free - 1) {
        target[count++] = (word << 6) + Long.numberOfTrailingZeros(free);
      }
    }
    return count;
  }

  @Override
  public int taken() {
    return taken;
  }
}
