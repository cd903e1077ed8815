package dev.intrusive.pool;

/**
 * Free slots as bits, for many threads: a set bit is a free slot.
 *
 * <p>Each word stands for a block of neighbouring slots. As long as threads have not met at a word,
 * all begin where a slot was last found. Once they have, a thread begins at the word where threads
 * of its stripe last took or freed a slot, so that threads of different stripes seldom meet. In
 * either case it goes round from there. What follows if it finds nothing, {@link Exhaustion}
 * explains.
 */
final class AtomicBitmap implements FreeSet {

  private static final int FEWEST_WORDS = 16;
  private static final int HINT_SHIFT = 5;

  private final int capacity;
  private final int blockShift;
  private final BitmapWord[] words;
  private final Exhaustion exhaustion = new Exhaustion();

  /** The word where each stripe begins; a race between threads of a stripe does no harm. */
  private final BitmapWord[] hints;

  private final int stripeMask;

  /** The word where all begin before they have met; a race does no harm. */
  private BitmapWord commonHint;

  /**
   * Whether threads have met. Before, nobody looks for his stripe, which is a good part of what a
   * life costs; a race does no harm.
   */
  private boolean contended;

  /** Creates a set in which all slots are free. */
  AtomicBitmap(int capacity) {
    this(capacity, false);
  }

  /**
   * Creates a set in which all slots are free.
   *
   * @param contended whether threads begin apart as if they had met
   */
  AtomicBitmap(int capacity, boolean contended) {
    this.capacity = capacity;
    this.contended = contended;
    int most = Math.max(1, Math.min(Long.SIZE, capacity / FEWEST_WORDS));
    int block = Integer.highestOneBit(most);
    blockShift = Integer.numberOfTrailingZeros(block);
    words = new BitmapWord[((capacity - 1) >>> blockShift) + 1];
    for (int index = 0; index < words.length; index++) {
      int first = index << blockShift;
      words[index] = new BitmapWord(index, first, Math.min(block, capacity - first));
    }
    commonHint = words[0];
    int stripes = stripesFor(words.length, Runtime.getRuntime().availableProcessors());
    stripeMask = stripes - 1;
    hints = new BitmapWord[(stripes + 1) << HINT_SHIFT];
    for (int stripe = 0; stripe < stripes; stripe++) {
      hints[indexOf(stripe)] = words[(int) ((long) stripe * words.length / stripes)];
    }
  }

  /** A power of two that gives each processor several stripes if there are words enough. */
  static int stripesFor(int wordCount, int processors) {
    return Integer.highestOneBit(Math.min(wordCount, 4 * processors));
  }

  /** Where the hint of a stripe is, some cache lines away from others. */
  private static int indexOf(int stripe) {
    return (stripe + 1) << HINT_SHIFT;
  }

  private int ownPlace() {
    return indexOf((int) Thread.currentThread().getId() & stripeMask);
  }

  private BitmapWord hint() {
    return contended ? hints[ownPlace()] : commonHint;
  }

  private void remember(BitmapWord word) {
    if (contended) {
      hints[ownPlace()] = word;
    } else {
      commonHint = word;
    }
  }

  @Override
  public int take() {
    BitmapWord hint = hint();
    int slot = takeFrom(hint);
    if (slot != NONE || exhaustion.isProved()) {
      return slot;
    }
    slot = walk(hint);
    return slot != NONE ? slot : walkAnnounced(hint);
  }

  private int takeFrom(BitmapWord word) {
    long free = word.get();
    while (free != 0) {
      long bit = Long.lowestOneBit(free);
      if (word.compareAndSet(free, free ^ bit)) {
        return word.slotOf(bit);
      }
      if (!contended) {
        contended = true;
      }
      free = word.get();
    }
    return NONE;
  }

  private int walk(BitmapWord start) {
    int index = start.index;
    for (int step = 0; step < words.length; step++) {
      BitmapWord word = words[index];
      int slot = takeFrom(word);
      if (slot != NONE) {
        remember(word);
        return slot;
      }
      index = index + 1 < words.length ? index + 1 : 0;
    }
    return NONE;
  }

  /** Takes a slot or proves that none was free at one moment. */
  private int walkAnnounced(BitmapWord start) {
    for (; ; ) {
      long announced = exhaustion.announce();
      if (Exhaustion.isProof(announced)) {
        return NONE;
      }
      int slot = walk(start);
      if (slot != NONE || exhaustion.prove(announced)) {
        return slot;
      }
    }
  }

  @Override
  public void put(int slot) {
    BitmapWord word = wordOf(slot);
    boolean wasEmpty = word.put(slot);
    exhaustion.withdraw();
    if (wasEmpty) {
      // Where few slots are free, the next scan would be long.
      remember(word);
    }
  }

  private BitmapWord wordOf(int slot) {
    int index = slot >>> blockShift;
    if (contended) {
      // Only the threads that work on a word may read its cache line.
      return words[index];
    }
    // A processor guesses the answer and goes on with the word, which it has at hand, while the
    // number of the slot is still on its way from memory.
    BitmapWord likely = commonHint;
    return likely.index == index ? likely : words[index];
  }

  @Override
  public int copyTo(int[] target) {
    int count = 0;
    int first = hint().index;
    for (int step = 0; step < words.length; step++) {
      BitmapWord word = words[(first + step) % words.length];
      for (long free = word.get(); free != 0; free &= free - 1) {
        target[count++] = word.slotOf(Long.lowestOneBit(free));
      }
    }
    return count;
  }

  @Override
  public int taken() {
    int free = 0;
    for (BitmapWord word : words) {
      free += Long.bitCount(word.get());
    }
    return capacity - free;
  }
}
