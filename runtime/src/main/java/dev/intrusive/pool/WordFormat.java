package dev.intrusive.pool;

/**
 * How a handle and the state of a slot are packed into 64 bits.
 *
 * <ul>
 *   <li>A <em>state</em> is a generation and, in the lowest bit, whether the object is retired. The
 *       generation is odd during a life and even between lives, and wraps at its width.
 *   <li>A <em>handle</em> is the generation of a life above the slot. It is never 0, because the
 *       generation is odd.
 * </ul>
 */
final class WordFormat {

  /** Bits of a generation where nothing else limits them: one is for the retirement. */
  static final int WIDEST = 63;

  private static final long RETIRED = 1;
  private static final long ODD = 2;

  /** The number of slots. */
  final int capacity;

  private final int slotBits;

  /** The bits of a generation, where they are in a state. */
  private final long generations;

  /**
   * Chooses the format.
   *
   * @param capacity the number of slots
   * @param widest how many bits a generation has at most
   */
  WordFormat(int capacity, int widest) {
    this.capacity = capacity;
    slotBits = bitsFor(capacity);
    generations = ones(Math.min(widest, Math.min(WIDEST, Long.SIZE - slotBits))) << 1;
  }

  /** How many bits distinguish numbers below a bound; at least one. */
  static int bitsFor(int bound) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1));
  }

  static long ones(int bits) {
    return -1L >>> (Long.SIZE - bits);
  }

  static boolean isLive(long state) {
    return (state & ODD) != 0;
  }

  static boolean isRetired(long state) {
    return (state & RETIRED) != 0;
  }

  static boolean isSameLife(long one, long other) {
    return one >>> 1 == other >>> 1;
  }

  static long retired(long state) {
    return state | RETIRED;
  }

  /** The state that follows when a life begins or ends. */
  long next(long state) {
    return (state + ODD) & generations;
  }

  /** Returns whether a number is a state: a generation of its width, retired only during a life. */
  boolean isState(long number) {
    return (number & ~(generations | RETIRED)) == 0 && (isLive(number) || !isRetired(number));
  }

  long handle(int slot, long state) {
    return (state >>> 1) << slotBits | slot;
  }

  /** The slot in a handle, or {@link FreeSet#NONE} if there is no such slot. */
  int slotOf(long handle) {
    int slot = (int) (handle & ones(slotBits));
    return slot < capacity ? slot : FreeSet.NONE;
  }

  /** Returns whether a state is the life that a handle was made of. */
  boolean isLifeOf(long handle, long state) {
    return isLive(state) && state >>> 1 == handle >>> slotBits;
  }
}
