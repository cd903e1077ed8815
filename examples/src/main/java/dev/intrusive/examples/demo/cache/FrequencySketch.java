package dev.intrusive.examples.demo.cache;

/**
 * Remembers roughly how often keys were seen lately, in little memory: a count-min sketch whose
 * counters of four bits are halved from time to time.
 *
 * <p>A key has a counter in each of four rows and counts as often as the smallest of them says. So
 * it never counts too seldom between two halvings, up to 15, and too often only if it shares all
 * four counters.
 *
 * <p>The sketch is that of Graham Cormode and S. Muthukrishnan, <i>An improved data stream summary:
 * the count-min sketch and its applications</i>, Journal of Algorithms 55 (1), 2005, <a
 * href="https://doi.org/10.1016/j.jalgor.2003.12.001">doi:10.1016/j.jalgor.2003.12.001</a>, with
 * conservative update; the halving that of TinyLFU.
 */
final class FrequencySketch {

  private static final int ROWS = 4;
  private static final int COUNTERS_PER_WORD = 16;
  private static final int BITS = 4;
  private static final int MOST = (1 << BITS) - 1;

  /** Each counter without its upper bit. */
  private static final long LOWER_BITS = 0x7777777777777777L;

  /** How many accesses to each entry of the cache make a counter grow old. */
  private static final int SAMPLE = 10;

  private static final int COUNTERS_PER_ENTRY = 4;
  private static final int MOST_COUNTERS = 1 << 28;

  /** Odd numbers whose bits look random, one for each row. */
  private static final long[] FACTORS = {
    0x9E3779B97F4A7C15L, 0xC2B2AE3D27D4EB4FL, 0x165667B19E3779F9L, 0xD6E8FEB86659FD93L
  };

  private final long[][] rows;
  private final int shift;
  private final long sampleSize;
  private long additions;

  /**
   * Creates an empty sketch.
   *
   * @param capacity of the cache
   */
  FrequencySketch(int capacity) {
    long wanted = Math.min(MOST_COUNTERS, (long) COUNTERS_PER_ENTRY * capacity);
    // The highest bits of a product depend on all bits of the factor, so they choose the counter.
    shift = Long.numberOfLeadingZeros(Math.max(COUNTERS_PER_WORD, wanted) - 1);
    int counters = 1 << (Long.SIZE - shift);
    rows = new long[ROWS][counters / COUNTERS_PER_WORD];
    sampleSize = (long) SAMPLE * capacity;
  }

  /** How often a key was seen, at most 15. */
  int frequency(Object key) {
    int least = MOST;
    for (int row = 0; row < ROWS; row++) {
      least = Math.min(least, count(row, counterOf(key, row)));
    }
    return least;
  }

  /** Sees a key once more. */
  void increment(Object key) {
    int frequency = frequency(key);
    if (frequency < MOST) {
      for (int row = 0; row < ROWS; row++) {
        int counter = counterOf(key, row);
        // A greater one counts another key, too, and need not grow for this one.
        if (count(row, counter) == frequency) {
          rows[row][counter / COUNTERS_PER_WORD] += 1L << offset(counter);
        }
      }
    }
    additions++;
    if (additions == sampleSize) {
      halve();
    }
  }

  private void halve() {
    for (long[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        row[i] = (row[i] >>> 1) & LOWER_BITS;
      }
    }
    additions /= 2;
  }

  private int counterOf(Object key, int row) {
    return (int) ((spread(key.hashCode()) * FACTORS[row]) >>> shift);
  }

  /** Lets each bit of a hash code have a part in the whole word. */
  private static long spread(int hash) {
    long word = (hash ^ 0x5851F42DL) * 0xBF58476D1CE4E5B9L;
    return word ^ (word >>> 32);
  }

  private int count(int row, int counter) {
    return (int) (rows[row][counter / COUNTERS_PER_WORD] >>> offset(counter)) & MOST;
  }

  private static int offset(int counter) {
    return counter % COUNTERS_PER_WORD * BITS;
  }
}
