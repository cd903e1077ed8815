package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A lock-free stack of free slots, apart from the objects.
 *
 * <p>The head is one word: the top slot, and a tag that changes with every change of the head. So a
 * thread that was interrupted between reading the head and replacing it does not mistake a slot
 * that has come back for one that never left (the ABA problem). The tag has all bits that the slot
 * leaves. Treiber's stack with a counted pointer: R. K. Treiber, Systems Programming: Coping with
 * Parallelism, 1986.
 *
 * <p>Every change of the head is a full compare-and-set: in the Java memory model there are no
 * release sequences that would allow less. A node is stored before the head leads to it.
 */
final class TaggedStack implements FreeSet {

  private final int capacity;
  private final int indexBits;
  private final long indexMask;
  private final long tagMask;
  private final PaddedLong head = new PaddedLong(1);

  /** Of a free slot: how deep the stack is from there, and below that what lies under it. */
  private final AtomicLongArray nodes;

  /**
   * Creates a stack on which slot 0 is at the top.
   *
   * @param capacity the number of slots
   * @param widestTag how many bits the tag has at most
   */
  TaggedStack(int capacity, int widestTag) {
    this.capacity = capacity;
    indexBits = WordFormat.bitsFor(capacity + 1);
    indexMask = WordFormat.ones(indexBits);
    tagMask = WordFormat.ones(Math.min(widestTag, Long.SIZE - indexBits));
    nodes = new AtomicLongArray(capacity);
    for (int slot = 0; slot < capacity; slot++) {
      int below = slot + 1 < capacity ? slot + 2 : 0;
      nodes.lazySet(slot, node(capacity - slot, below));
    }
  }

  /** What the head points to: a slot plus 1, or 0 for the empty stack. */
  private int top(long word) {
    return (int) (word & indexMask);
  }

  private long successor(long word, int top) {
    long tag = (word >>> indexBits) + 1;
    return (tag & tagMask) << indexBits | top;
  }

  private static long node(int depth, int below) {
    return (long) depth << Integer.SIZE | below;
  }

  private static int depth(long node) {
    return (int) (node >>> Integer.SIZE);
  }

  @Override
  public int take() {
    for (; ; ) {
      long word = head.get();
      int top = top(word);
      if (top == 0) {
        return NONE;
      }
      int below = (int) nodes.get(top - 1);
      if (head.compareAndSet(word, successor(word, below))) {
        return top - 1;
      }
    }
  }

  @Override
  public void put(int slot) {
    for (; ; ) {
      long word = head.get();
      int top = top(word);
      int depth = top == 0 ? 0 : depth(nodes.get(top - 1));
      nodes.lazySet(slot, node(depth + 1, top));
      if (head.compareAndSet(word, successor(word, slot + 1))) {
        return;
      }
    }
  }

  @Override
  public int copyTo(int[] target) {
    int count = 0;
    int top = top(head.get());
    while (top != 0) {
      target[count++] = top - 1;
      top = (int) nodes.get(top - 1);
    }
    return count;
  }

  @Override
  public int taken() {
    for (; ; ) {
      long word = head.get();
      int top = top(word);
      int free = top == 0 ? 0 : depth(nodes.get(top - 1));
      if (head.get() == word) {
        return capacity - free;
      }
    }
  }
}
