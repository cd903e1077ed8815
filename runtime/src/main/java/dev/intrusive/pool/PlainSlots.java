package dev.intrusive.pool;

import java.util.BitSet;

/** Slots for one thread, without atomic operations; nothing waits. */
final class PlainSlots extends Slots {

  private final PlainStack free;
  private final long[] states;
  private final BitSet retired;

  PlainSlots(int capacity, WordFormat format) {
    super(capacity, format);
    free = new PlainStack(capacity);
    states = new long[capacity];
    retired = new BitSet(capacity);
  }

  @Override
  int take() {
    return free.take();
  }

  @Override
  int await(boolean timed, long nanos) {
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
  boolean endRetired(int slot) {
    return WordFormat.isRetired(states[slot]) && end(slot);
  }

  @Override
  boolean markRetired(int slot, long state) {
    states[slot] = WordFormat.retired(state);
    rememberRetired(slot);
    return true;
  }

  @Override
  void rememberRetired(int slot) {
    retired.set(slot);
  }

  @Override
  int pollRetired(int from) {
    int slot = retired.nextSetBit(from);
    if (slot >= 0) {
      retired.clear(slot);
    }
    return slot;
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
  boolean close() {
    int announced = gate.announce();
    boolean closed = isClosed() || (free.taken() == 0 && gate.close(announced));
    if (!closed) {
      gate.reopen(announced);
    }
    return closed;
  }
}
