package dev.intrusive.benchmarks.lists;

import static dev.intrusive.benchmarks.lists.PlainIndexedPool.CLOSED;
import static dev.intrusive.benchmarks.lists.PlainIndexedPool.END;
import static dev.intrusive.benchmarks.lists.PlainIndexedPool.UNLINKED;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the indexed layout as one writes it by hand for one class: links in arrays beside the
 * pool, a list with two ends, and a number while it is not empty. It has a size, counts
 * modifications as {@link java.util.ArrayList} does, and checks that an element is of the pool, is
 * live, and which list holds it, because generated lists promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated lists do
final class PlainIndexedList extends PlainList<PlainIndexedParticle> {

  /** Instead of a number while it is empty; no element has it. */
  private static final int NONE = -3;

  private final PlainIndexedPool pool;
  private final PlainIndexedParticle[] hosts;
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
  PlainIndexedList(PlainIndexedPool pool) {
    this.pool = pool;
    hosts = pool.hosts;
    previousSlots = pool.previous;
    nextSlots = pool.next;
    lists = pool.list;
  }

  @Override
  @Nullable PlainIndexedParticle peekFirst() {
    return first == END ? null : hosts[first];
  }

  @Override
  @Nullable PlainIndexedParticle pollFirst() {
    int slot = first;
    if (slot == END) {
      return null;
    }
    detach(END, slot, nextSlots[slot]);
    return hosts[slot];
  }

  @Override
  void addLast(PlainIndexedParticle element) {
    int slot = element.slot;
    if (!pool.has(element, slot) || lists[slot] != UNLINKED) {
      throw new IllegalStateException("not of this pool, not live or already linked");
    }
    insert(last, slot, END);
  }

  @Override
  boolean contains(@Nullable Object object) {
    return object instanceof PlainIndexedParticle element && contains(element, element.slot);
  }

  @Override
  boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainIndexedParticle element)) {
      return false;
    }
    int slot = element.slot;
    if (!contains(element, slot)) {
      return false;
    }
    detach(slot);
    return true;
  }

  @Override
  @Nullable PlainIndexedParticle next(PlainIndexedParticle element) {
    int slot = element.slot;
    if (!contains(element, slot)) {
      throw new IllegalArgumentException("not in this list");
    }
    int following = nextSlots[slot];
    return following == END ? null : hosts[following];
  }

  @Override
  void moveToLast(PlainIndexedParticle element) {
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

  /** Allows the action to remove the element that it is given. */
  @Override
  public void forEach(Consumer<? super PlainIndexedParticle> action) {
    int following;
    for (int slot = first; slot != END; slot = following) {
      following = nextSlots[slot];
      action.accept(hosts[slot]);
    }
  }

  private boolean contains(PlainIndexedParticle element, int slot) {
    return pool.has(element, slot) && lists[slot] == number;
  }

  private void seize(PlainIndexedParticle element, int slot) {
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
