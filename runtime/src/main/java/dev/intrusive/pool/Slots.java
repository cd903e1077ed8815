package dev.intrusive.pool;

/**
 * The slots of a pool: which are free, and the life in each that is not.
 *
 * <p>A slot is <em>taken</em>, then its life {@linkplain #begin begins} and {@linkplain #end ends},
 * then it is {@linkplain #put free} again. This class knows nothing of objects.
 */
abstract class Slots implements FreeSet {

  final WordFormat format;

  Slots(WordFormat format) {
    this.format = format;
  }

  final int capacity() {
    return format.capacity;
  }

  // Lives.

  /** The state of a slot, in the form of {@link WordFormat}. */
  abstract long state(int slot);

  /**
   * Begins the life in a taken slot. Everything before it is visible to a thread that sees the
   * life.
   */
  abstract void begin(int slot);

  /**
   * Ends the life in a slot, if there is one: of several callers one succeeds.
   *
   * @return true if the caller has ended it
   */
  abstract boolean end(int slot);

  final boolean isLive(int slot) {
    return WordFormat.isLive(state(slot));
  }

  /** The first slot with a life, not before a given one; {@link FreeSet#NONE} if there is none. */
  final int nextLive(int from) {
    for (int slot = from; slot < format.capacity; slot++) {
      if (isLive(slot)) {
        return slot;
      }
    }
    return FreeSet.NONE;
  }

  // Images.

  /** Makes these slots free and all others taken, with these states; only at rest. */
  final void restore(long[] states, int[] free) {
    restore(free);
    for (int slot = 0; slot < format.capacity; slot++) {
      restoreState(slot, states[slot]);
    }
  }

  abstract void restoreState(int slot, long state);

  // Closing.

  /** Returns whether a slot that the caller has just taken may be used: false if this is closed. */
  abstract boolean admit();

  /** Returns whether this is closed. */
  abstract boolean isClosed();

  /**
   * Closes unless a slot is taken.
   *
   * @return true if this is closed now or was before
   */
  abstract boolean close();
}
