package dev.intrusive.benchmarks.heaps;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A 4-ary heap as one writes it by hand for one class, with the keys beside the elements. It counts
 * modifications as {@link java.util.PriorityQueue} does, and checks which heap holds an element,
 * because generated heaps promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated heaps do
final class PlainFlatHeap {

  private @Nullable PlainTimer[] timers = new PlainTimer[8];
  private long[] keys = new long[8];
  private int size;
  private int modifications;

  void add(PlainTimer timer) {
    if (timer.heap != null) {
      throw new IllegalStateException("is in a heap");
    }
    if (size == keys.length) {
      timers = Arrays.copyOf(timers, 2 * size);
      keys = Arrays.copyOf(keys, 2 * size);
    }
    timer.heap = this;
    modifications++;
    rise(timer, timer.deadline, size++);
  }

  boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainTimer timer) || !contains(timer)) {
      return false;
    }
    removeAt(timer.index, timer);
    return true;
  }

  void update(PlainTimer timer) {
    if (!contains(timer)) {
      throw new IllegalArgumentException("not in this heap");
    }
    modifications++;
    settle(timer, timer.deadline, timer.index);
  }

  @Nullable PlainTimer poll() {
    PlainTimer first = timers[0];
    if (first != null) {
      removeAt(0, first);
    }
    return first;
  }

  private boolean contains(PlainTimer timer) {
    return timer.heap == this && timers[timer.index] == timer;
  }

  private void removeAt(int index, PlainTimer timer) {
    int end = --size;
    PlainTimer last = timers[end];
    timers[end] = null;
    timer.heap = null;
    modifications++;
    if (last != null && index != end) {
      settle(last, keys[end], index);
    }
  }

  private void settle(PlainTimer timer, long key, int index) {
    if (index > 0 && key < keys[(index - 1) >> 2]) {
      rise(timer, key, index);
    } else {
      sink(timer, key, index);
    }
  }

  private void rise(PlainTimer timer, long key, int start) {
    int index = start;
    while (index > 0) {
      int parent = (index - 1) >> 2;
      if (key >= keys[parent]) {
        break;
      }
      move(parent, index);
      index = parent;
    }
    put(timer, key, index);
  }

  private void sink(PlainTimer timer, long key, int start) {
    int index = start;
    for (int child = 4 * index + 1; child < size; child = 4 * index + 1) {
      int least = child;
      for (int other = child + 1; other < Math.min(child + 4, size); other++) {
        if (keys[other] < keys[least]) {
          least = other;
        }
      }
      if (key <= keys[least]) {
        break;
      }
      move(least, index);
      index = least;
    }
    put(timer, key, index);
  }

  @SuppressWarnings("NullAway") // there is an element
  private void move(int from, int to) {
    put(timers[from], keys[from], to);
  }

  private void put(PlainTimer timer, long key, int index) {
    timers[index] = timer;
    keys[index] = key;
    timer.index = index;
  }
}
