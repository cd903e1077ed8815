package dev.intrusive.ints;

import java.util.Arrays;

/** Ints in arrays. */
final class ArrayStorage extends IntStorage {

  private static final int MOST_NODES = Integer.MAX_VALUE - 8;

  /** By node: the node before it. */
  private final int[] previous;

  /** By node: the node after it. */
  private final int[] next;

  /** By index: its list. */
  private final int[] lists;

  /** By list: how many indexes it has. */
  private final int[] sizes;

  ArrayStorage(int capacity, int listCount) {
    if (capacity < 0 || listCount < 0 || (long) capacity + listCount > MOST_NODES) {
      throw new IllegalArgumentException(
          "there cannot be " + capacity + " indexes and " + listCount + " lists");
    }
    previous = new int[capacity + listCount];
    next = new int[capacity + listCount];
    lists = new int[capacity];
    sizes = new int[listCount];
    Arrays.fill(lists, IntLinkedLists.NONE);
    for (int node = 0; node < next.length; node++) {
      close(node);
    }
  }

  @Override
  int capacity() {
    return lists.length;
  }

  @Override
  int listCount() {
    return sizes.length;
  }

  @Override
  int next(int node) {
    return next[node];
  }

  @Override
  int previous(int node) {
    return previous[node];
  }

  @Override
  void join(int before, int after) {
    next[before] = after;
    previous[after] = before;
  }

  @Override
  int listOf(int index) {
    return lists[index];
  }

  @Override
  void setListOf(int index, int list) {
    lists[index] = list;
  }

  @Override
  int size(int list) {
    return sizes[list];
  }

  @Override
  void setSize(int list, int size) {
    sizes[list] = size;
  }

  @Override
  void beginChange() {
    // Arrays do not outlive a change that does not end.
  }

  @Override
  void endChange() {
    // As before.
  }
}
