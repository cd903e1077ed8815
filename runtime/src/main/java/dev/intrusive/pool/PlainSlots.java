package dev.intrusive.pool;

/** Slots for one thread: a stack of free slots and a state for each, without atomic operations. */
final class PlainSlots extends Slots {

  /** The free slots, up to the number of them. */
  private final int[] free;

  private final long[] states;
  private int freeCount;
  private boolean closed;

  PlainSlots(WordFormat format) {
    super(format);
    int capacity = format.capacity;
    free = new int[capacity];
    states = new long[capacity];
    freeCount = capacity;
    for (int slot = 0; slot < capacity; slot++) {
      free[capacity - 1 - slot] = slot;
    }
  }

  @Override
  public int take() {
    return freeCount == 0 ? NONE : free[--freeCount];
  }

  @Override
  public void put(int slot) {
    free[freeCount++] = slot;
  }

  @Override
  public int taken() {
    return free.length - freeCount;
  }

  @Override
  long state(int slot) {
    return states[slot];
  }

  @Override
  void begin(int slot) {
    states[slot] = format.next(states[slot]);
  }

  @Override
  boolean end(int slot) {
    if (!isLive(slot)) {
      return false;
    }
    states[slot] = format.next(states[slot]);
    return true;
  }

  @Override
  public int copyTo(int[] target) {
    for (int i = 0; i < freeCount; i++) {
      target[i] = free[freeCount - 1 - i];
    }
    return freeCount;
  }

  @Override
  void restoreState(int slot, long state) {
    states[slot] = state;
  }

  @Override
  boolean admit() {
    return !closed;
  }

  @Override
  boolean isClosed() {
    return closed;
  }

  @Override
  boolean close() {
    closed |= freeCount == free.length;
    return closed;
  }
}
