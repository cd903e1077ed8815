package dev.intrusive.benchmarks.lists;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pool as one writes it by hand for one class and one thread, with the links of its objects
 * beside it: for each slot, the slots before and after it and the number of its list.
 */
final class PlainIndexedPool {

  /** Stands for the slot before the first one and after the last one. */
  static final int END = -1;

  /** The number of the list of an element that is live and in no list. */
  static final int UNLINKED = -1;

  /** The number of the list of an object that is not live. */
  static final int CLOSED = -2;

  final PlainIndexedParticle[] hosts;
  final int[] previous;
  final int[] next;
  final int[] list;

  private final @Nullable PlainIndexedList[] rows;
  private final int[] freeNumbers;
  private int freeNumberCount;
  private final int[] free;
  private int freeCount;

  /**
   * Creates the objects.
   *
   * @param capacity how many
   */
  PlainIndexedPool(int capacity) {
    hosts = new PlainIndexedParticle[capacity];
    previous = new int[capacity];
    next = new int[capacity];
    list = new int[capacity];
    free = new int[capacity];
    rows = new PlainIndexedList[capacity];
    freeNumbers = new int[capacity];
    for (int slot = capacity - 1; slot >= 0; slot--) {
      free[freeCount++] = slot;
      freeNumbers[freeNumberCount++] = slot;
    }
    Arrays.setAll(hosts, PlainIndexedParticle::new);
    Arrays.fill(list, CLOSED);
  }

  PlainIndexedParticle emplace() {
    if (freeCount == 0) {
      throw new IllegalStateException("full");
    }
    int slot = free[--freeCount];
    list[slot] = UNLINKED;
    return hosts[slot];
  }

  boolean has(PlainIndexedParticle host, int slot) {
    return slot >= 0 && slot < hosts.length && hosts[slot] == host;
  }

  /**
   * Gives a list a number for as long as it holds something, so that nothing keeps an empty one.
   */
  int enter(PlainIndexedList row) {
    int number = freeNumbers[--freeNumberCount];
    rows[number] = row;
    return number;
  }

  /** Takes the number back from a list that has become empty. */
  void leave(int number) {
    rows[number] = null;
    freeNumbers[freeNumberCount++] = number;
  }

  /** The list that holds the element in a slot. */
  PlainIndexedList holder(int slot) {
    return Objects.requireNonNull(rows[list[slot]]);
  }
}
