package dev.intrusive.benchmarks.lists.plain;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The hand-written baseline of a pool, with the links of its objects beside it: for each slot, the
 * slots before and after it and the id of its list. For one thread.
 */
public final class PlainIndexedHostPool {

  /** Stands for the slot before the first one and after the last one. */
  static final int END = -1;

  /** The number of the list of what is live and not linked. */
  static final int UNLINKED = -1;

  /** The number of the list of what is not live. */
  static final int CLOSED = -2;

  final PlainIndexedHost[] hosts;
  final int[] previous;
  final int[] next;
  final int[] list;

  private final @Nullable PlainIndexedHostRow[] rows;
  private final int[] freeNumbers;
  private int freeNumberCount;
  private final int[] free;
  private int freeCount;

  /**
   * Creates the objects.
   *
   * @param capacity how many
   */
  public PlainIndexedHostPool(int capacity) {
    hosts = new PlainIndexedHost[capacity];
    previous = new int[capacity];
    next = new int[capacity];
    list = new int[capacity];
    free = new int[capacity];
    rows = new PlainIndexedHostRow[capacity];
    freeNumbers = new int[capacity];
    for (int slot = capacity - 1; slot >= 0; slot--) {
      free[freeCount++] = slot;
      freeNumbers[freeNumberCount++] = slot;
    }
    Arrays.setAll(hosts, PlainIndexedHost::new);
    Arrays.fill(list, CLOSED);
  }

  public PlainIndexedHost emplace() {
    if (freeCount == 0) {
      throw new IllegalStateException("full");
    }
    int slot = free[--freeCount];
    list[slot] = UNLINKED;
    return hosts[slot];
  }

  public void release(PlainIndexedHost host) {
    int slot = host.slot;
    if (!has(host, slot) || list[slot] == CLOSED) {
      throw new IllegalStateException("not live");
    }
    if (list[slot] != UNLINKED) {
      holder(slot).remove(host);
    }
    list[slot] = CLOSED;
    free[freeCount++] = slot;
  }

  boolean has(PlainIndexedHost host, int slot) {
    return slot >= 0 && slot < hosts.length && hosts[slot] == host;
  }

  /**
   * Gives a list a number for as long as it holds something, so that nothing keeps an empty one.
   */
  int enter(PlainIndexedHostRow row) {
    int number = freeNumbers[--freeNumberCount];
    rows[number] = row;
    return number;
  }

  /** Takes the number back from a list that has become empty. */
  void leave(int number) {
    rows[number] = null;
    freeNumbers[freeNumberCount++] = number;
  }

  /** The list that holds what is in a slot. */
  PlainIndexedHostRow holder(int slot) {
    return Objects.requireNonNull(rows[list[slot]]);
  }
}
