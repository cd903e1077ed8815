package dev.intrusive.pool;

/** Slots for one thread: a stack of free slots and a state for each, without atomic operations. */
final class PlainSlots extends Slots {

  private final PlainStack free;
  private final long[] states;
  private boolean closed;

  PlainSlots(int capacity, WordFormat format) {
    super(capacity, format);
    free = new PlainStack(capacity);
    states = new long[capacity];
  }

  @Override
  int take() {
    return free.take();
  }

  @Override
  void put(int slot) {
    free.put(slot);
  }

  @Override
  int taken() {
    return free.taken();
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
  int copyFree(int[] target) {
    return free.copyTo(target);
  }

  @Override
  void restoreFree(int[] slots, int count) {
    free.restore(slots, count);
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
    closed |= free.taken() == 0;
    return closed;
  }
}
