package dev.intrusive.pool;

/**
 * Free slots as bits, for many threads: a set bit is a free slot.
 *
 * <p>Each word stands for a block of neighbouring slots. A thread begins at the word where threads
 * of its stripe last took or freed a slot, so that threads of different stripes seldom meet, and
 * goes round from there.
 *
 * <p>One walk that finds nothing does not prove that nothing was free at one moment: a slot behind
 * the walker can be freed while the one before it is taken. The proof is the <em>exhaustion
 * word</em>: a walker announces itself there, and each thread that frees a slot looks at the word
 * afterwards and withdraws the announcement. If it still stands after the walk, nothing became free
 * in the meantime. Until it is withdrawn, later calls need no walk.
 */
final class AtomicBitmap implements FreeSet {

  private static final int FEWEST_WORDS = 16;
  private static final int HINT_SHIFT = 5;

  /** Words come this far behind the exhaustion word, so that it has lines of its own. */
  private static final int FIRST_WORD = 16;

  /** The stages of the exhaustion word, in its lowest bits; the rest counts withdrawals. */
  private static final int STAGE = 3;

  private static final int OPEN = 0;
  private static final int PROVED = 2;

  /** Where the exhaustion word is: open, then a walk is announced, then exhaustion is proved. */
  private static final int EXHAUSTION = SpacedLongs.placeOfSpaced(0);

  private final int capacity;
  private final int blockShift;
  private final int blockMask;
  private final int wordCount;

  /** The words, and before them the exhaustion word. */
  private final SpacedLongs words;

  /** The word where each stripe begins; a race between threads of a stripe does no harm. */
  private final int[] hints;

  private final int stripeMask;

  /** Creates a set in which all slots are free. */
  AtomicBitmap(int capacity) {
    this.capacity = capacity;
    int block = Math.max(1, Math.min(Long.SIZE, capacity / FEWEST_WORDS));
    blockShift = Integer.numberOfTrailingZeros(Integer.highestOneBit(block));
    blockMask = (1 << blockShift) - 1;
    wordCount = ((capacity - 1) >>> blockShift) + 1;
    words = new SpacedLongs(FIRST_WORD + wordCount, Integer.MAX_VALUE);
    for (int word = 0; word < wordCount; word++) {
      words.set(
          placeOf(word),
          WordFormat.ones(Math.min(1 << blockShift, capacity - (word << blockShift))));
    }
    int stripes = stripesFor(wordCount, Runtime.getRuntime().availableProcessors());
    stripeMask = stripes - 1;
    hints = new int[(stripes + 1) << HINT_SHIFT];
    for (int stripe = 0; stripe < stripes; stripe++) {
      hints[hintOf(stripe)] = (int) ((long) stripe * wordCount / stripes);
    }
  }

  /** A power of two that gives each processor several stripes if there are words enough. */
  static int stripesFor(int wordCount, int processors) {
    return Integer.highestOneBit(Math.min(wordCount, 4 * processors));
  }

  private static int hintOf(int stripe) {
    return (stripe + 1) << HINT_SHIFT;
  }

  private int ownHint() {
    return hintOf((int) Thread.currentThread().getId() & stripeMask);
  }

  @Override
  public int take() {
    int hint = ownHint();
    int slot = takeFrom(hints[hint]);
    if (slot != NONE || stage(words.get(EXHAUSTION)) == PROVED) {
      return slot;
    }
    slot = walk(hint);
    return slot != NONE ? slot : walkAnnounced(hint);
  }

  private static int placeOf(int word) {
    return SpacedLongs.placeOfSpaced(FIRST_WORD + word);
  }

  private int takeFrom(int word) {
    int place = placeOf(word);
    long free = words.get(place);
    while (free != 0) {
      long bit = Long.lowestOneBit(free);
      if (words.compareAndSet(place, free, free ^ bit)) {
        return (word << blockShift) + Long.numberOfTrailingZeros(bit);
      }
      free = words.get(place);
    }
    return NONE;
  }

  private int walk(int hint) {
    int start = hints[hint];
    for (int step = 0, word = start; step < wordCount; step++) {
      int slot = takeFrom(word);
      if (slot != NONE) {
        hints[hint] = word;
        return slot;
      }
      word = word + 1 < wordCount ? word + 1 : 0;
    }
    return NONE;
  }

  /** Takes a slot or proves that none was free at one moment. */
  private int walkAnnounced(int hint) {
    for (; ; ) {
      long seen = words.get(EXHAUSTION);
      if (stage(seen) == PROVED) {
        return NONE;
      }
      if (stage(seen) == OPEN) {
        if (!words.compareAndSet(EXHAUSTION, seen, seen + 1)) {
          continue;
        }
        seen++;
      }
      int slot = walk(hint);
      if (slot != NONE) {
        return slot;
      }
      if (words.compareAndSet(EXHAUSTION, seen, seen + 1)) {
        return NONE;
      }
    }
  }

  private static int stage(long exhaustion) {
    return (int) exhaustion & STAGE;
  }

  @Override
  public void put(int slot) {
    int word = slot >>> blockShift;
    // The bit is clear, for the caller has the slot: to add it is to set it, without a retry.
    long before = words.getAndAdd(placeOf(word), 1L << (slot & blockMask));
    withdraw();
    if (before == 0) {
      // Where few slots are free, the next walk would be long.
      hints[ownHint()] = word;
    }
  }

  private void withdraw() {
    long seen = words.get(EXHAUSTION);
    while (stage(seen) != OPEN && !words.compareAndSet(EXHAUSTION, seen, (seen | STAGE) + 1)) {
      seen = words.get(EXHAUSTION);
    }
  }

  @Override
  public int copyTo(int[] target) {
    int count = 0;
    for (int word = 0; word < wordCount; word++) {
      for (long free = words.get(placeOf(word)); free != 0; free &= free - 1) {
        target[count++] = (word << blockShift) + Long.numberOfTrailingZeros(free);
      }
    }
    return count;
  }

  @Override
  public int taken() {
    int free = 0;
    for (int word = 0; word < wordCount; word++) {
      free += Long.bitCount(words.get(placeOf(word)));
    }
    return capacity - free;
  }
}
