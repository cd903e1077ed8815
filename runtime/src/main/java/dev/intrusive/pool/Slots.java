package dev.intrusive.pool;

import java.util.concurrent.TimeUnit;

/**
 * The slots of a pool: which are free, and the life in each that is not.
 *
 * <p>A slot is <em>taken</em>, then its life {@linkplain #begin begins} and {@linkplain #end ends},
 * then it is {@linkplain #put free} again. This class knows nothing of objects.
 */
abstract class Slots {

  private final int capacity;
  final WordFormat format;
  final Gate gate = new Gate();

  Slots(int capacity, WordFormat format) {
    this.capacity = capacity;
    this.format = format;
  }

  final int capacity() {
    return capacity;
  }

  // Free slots.

  /** Takes a slot; {@link FreeSet#NONE} if none is free. */
  abstract int take();

  /**
   * Takes a slot, and waits for one.
   *
   * @param timed whether it waits for so many nanoseconds at most
   * @return {@link FreeSet#NONE} if the time is over or the pool was closed meanwhile
   */
  abstract int await(boolean timed, long nanos) throws InterruptedException;

  final int await() throws InterruptedException {
    return await(false, 0);
  }

  final int awaitFor(long time, TimeUnit unit) throws InterruptedException {
    return await(true, unit.toNanos(time));
  }

  /** Frees a slot that was taken and has no life. */
  abstract void put(int slot);

  /** How many slots are taken: exact at rest, from 0 to the capacity at any time. */
  abstract int taken();

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
    for (int slot = from; slot < capacity; slot++) {
      if (isLive(slot)) {
        return slot;
      }
    }
    return FreeSet.NONE;
  }

  // Images.

  /** Writes down the free slots; see {@link FreeSet#copyTo}. */
  abstract int copyFree(int[] target);

  /** Makes these slots free and all others taken, with these states; only at rest. */
  final void restore(long[] states, int[] free, int count) {
    restoreFree(free, count);
    for (int slot = 0; slot < capacity; slot++) {
      restoreState(slot, states[slot]);
      if (WordFormat.isRetired(states[slot])) {
        rememberRetired(slot);
      }
    }
  }

  abstract void restoreFree(int[] free, int count);

  abstract void restoreState(int slot, long state);

  // Retirement.

  /**
   * Marks the life in a slot as retired and remembers the slot.
   *
   * @return the state that was found: retired now, unless that state was without life or retired
   */
  final long retire(int slot) {
    long state = state(slot);
    if (!WordFormat.isLive(state) || WordFormat.isRetired(state) || markRetired(slot, state)) {
      return state;
    }
    // Who was faster has retired this life or ended it.
    long found = state(slot);
    return WordFormat.isSameLife(found, state) ? found : format.next(state);
  }

  /** Retires the life that a handle names, unless it is over, or retired already. */
  final boolean retireLife(long handle) {
    int slot = format.slotOf(handle);
    if (slot == FreeSet.NONE) {
      return false;
    }
    long state = state(slot);
    return format.isLifeOf(handle, state)
        && !WordFormat.isRetired(state)
        && markRetired(slot, state);
  }

  /**
   * Marks a life as retired and remembers its slot.
   *
   * @param state the state that the slot had: a life that is not retired
   * @return false if it has another state now
   */
  abstract boolean markRetired(int slot, long state);

  /** Ends the life in a slot if it is retired. */
  abstract boolean endRetired(int slot);

  /** Remembers a slot again whose retired life could not be ended. */
  abstract void rememberRetired(int slot);

  /**
   * Forgets a remembered slot.
   *
   * @param from where to look first
   * @return the first that is not before {@code from}, or {@link FreeSet#NONE}
   */
  abstract int pollRetired(int from);

  // Closing.

  /** Returns whether a slot that the caller has just taken may be used: false if this is closed. */
  final boolean admit() {
    return gate.pass();
  }

  /** Returns whether this is closed. */
  final boolean isClosed() {
    return gate.isClosed();
  }

  /**
   * Closes unless a slot is taken.
   *
   * @return true if this is closed now or was before
   */
  abstract boolean close();
}
