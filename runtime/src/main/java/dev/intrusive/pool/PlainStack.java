package dev.intrusive.pool;

/** A stack of free slots for one thread. */
final class PlainStack implements FreeSet {

  private final int[] free;
  private int depth;

  /** Creates a stack on which slot 0 is at the top. */
  PlainStack(int capacity) {
    free = new int[capacity];
    depth = capacity;
    for (int slot = 0; slot < capacity; slot++) {
      free[capacity - 1 - slot] = slot;
    }
  }

  @Override
  public int take() {
    return depth == 0 ? NONE : free[--depth];
  }

  @Override
  public void put(int slot) {
    free[depth++] = slot;
  }

  @Override
  public int copyTo(int[] target) {
    for (int i = 0; i < depth; i++) {
      target[i] = free[depth - 1 - i];
    }
    return depth;
  }

  @Override
  public int taken() {
    return free.length - depth;
  }
}
