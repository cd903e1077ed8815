package dev.intrusive.benchmarks.lists.plain;

import static dev.intrusive.benchmarks.lists.plain.PlainIndexedHostPool.CLOSED;
import static dev.intrusive.benchmarks.lists.plain.PlainIndexedHostPool.END;
import static dev.intrusive.benchmarks.lists.plain.PlainIndexedHostPool.UNLINKED;

import org.jspecify.annotations.Nullable;

/**
 * The hand-written baseline of the indexed layout: links in arrays beside the pool, a list with two
 * ends and an id while it is not empty. It has a size, counts modifications as {@link
 * java.util.ArrayList} does, and checks that an element is of the pool, live, and in which list,
 * since generated lists promise as much.
 */
public final class PlainIndexedHostRow {

  /** Instead of a number while it is empty; no element has it. */
  private static final int NONE = -3;

  private final PlainIndexedHostPool pool;
  private final PlainIndexedHost[] hosts;
  private final int[] previousSlots;
  private final int[] nextSlots;
  private final int[] lists;
  private int number = NONE;
  private int first = END;
  private int last = END;
  private int size;
  private int modifications;

  /**
   * Creates an empty list.
   *
   * @param pool the pool of the elements
   */
  public PlainIndexedHostRow(PlainIndexedHostPool pool) {
    this.pool = pool;
    hosts = pool.hosts;
    previousSlots = pool.previous;
    nextSlots = pool.next;
    lists = pool.list;
  }

  public int size() {
    return size;
  }

  /** How many insertions, removals and moves there were. */
  public int modifications() {
    return modifications;
  }

  public @Nullable PlainIndexedHost peekFirst() {
    return first == END ? null : hosts[first];
  }

  public @Nullable PlainIndexedHost pollFirst() {
    int slot = first;
    if (slot == END) {
      return null;
    }
    detach(END, slot, nextSlots[slot]);
    return hosts[slot];
  }

  public void addLast(PlainIndexedHost element) {
    int slot = element.slot;
    if (!pool.has(element, slot) || lists[slot] != UNLINKED) {
      throw new IllegalStateException("not of this pool, not live or already linked");
    }
    insert(last, slot, END);
  }

  public boolean contains(@Nullable Object object) {
    if (!(object instanceof PlainIndexedHost element)) {
      return false;
    }
    return contains(element, element.slot);
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainIndexedHost element)) {
      return false;
    }
    int slot = element.slot;
    if (!contains(element, slot)) {
      return false;
    }
    detach(slot);
    return true;
  }

  public @Nullable PlainIndexedHost next(PlainIndexedHost element) {
    int slot = element.slot;
    if (!contains(element, slot)) {
      throw new IllegalArgumentException("not in this list");
    }
    int following = nextSlots[slot];
    return following == END ? null : hosts[following];
  }

  public void moveToLast(PlainIndexedHost element) {
    int slot = element.slot;
    if (!contains(element, slot)) {
      seize(element, slot);
      insert(last, slot, END);
      return;
    }
    int before = previousSlots[slot];
    int after = nextSlots[slot];
    if (after != END) {
      modifications++;
      int end = last;
      join(before, after);
      previousSlots[slot] = end;
      nextSlots[slot] = END;
      nextSlots[end] = slot;
      last = slot;
    }
  }

  private boolean contains(PlainIndexedHost element, int slot) {
    return pool.has(element, slot) && lists[slot] == number;
  }

  private void seize(PlainIndexedHost element, int slot) {
    if (!pool.has(element, slot) || lists[slot] == CLOSED) {
      throw new IllegalStateException("not of this pool or not live");
    }
    if (lists[slot] != UNLINKED) {
      pool.holder(slot).detach(slot);
    }
  }

  private void insert(int before, int slot, int after) {
    if (number == NONE) {
      number = pool.enter(this);
    }
    previousSlots[slot] = before;
    nextSlots[slot] = after;
    lists[slot] = number;
    join(before, slot);
    join(slot, after);
    modifications++;
    size++;
  }

  private void detach(int slot) {
    detach(previousSlots[slot], slot, nextSlots[slot]);
  }

  private void detach(int before, int slot, int after) {
    modifications++;
    size--;
    join(before, after);
    lists[slot] = UNLINKED;
    if (size == 0) {
      pool.leave(number);
      number = NONE;
    }
  }

  private void join(int before, int after) {
    if (before == END) {
      first = after;
    } else {
      nextSlots[before] = after;
    }
    if (after == END) {
      last = before;
    } else {
      previousSlots[after] = before;
    }
  }
}
