package net;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.KeyedFlatHeap;
import dev.intrusive.generated.Keys;
import javax.annotation.processing.Generated;

/**
 * A heap of {@link Timer} objects by {@link Timer#deadline}, linked through {@link
 * Timer#deadlineIndex} and {@link Timer#deadlines}. {@code add}, {@code poll}, {@code remove} and
 * {@code update} are O(log n). One thread at a time may use it; see the <a
 * href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class TimerDeadlines extends KeyedFlatHeap<Timer> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty heap. */
  public TimerDeadlines() {}

  /** Returns the heap that holds an element, or null. */
  static TimerDeadlines holding(Timer element) {
    TimerDeadlines heap = element.deadlines;
    return heap != null && heap.holds(element) ? heap : null;
  }

  /** Returns whether an element is in this heap; a shallow copy has the same fields and is not. */
  private boolean holds(Timer element) {
    return element.deadlines == this && isAt(element, element.deadlineIndex - 1);
  }

  @Override
  protected String linkName() {
    return "deadlines";
  }

  @Override
  public boolean add(Timer element) {
    long key = keyOf(element);
    requireFree(element);
    if (!ensureOrdered()) {
      linkAnywhere(element, key);
      return true;
    }
    int last = makeRoom();
    int index = findUp(key, last);
    link(element, key, last);
    moveUp(element, key, last, index);
    markOrdered();
    return true;
  }

  @Override
  public Timer poll() {
    checkKeys();
    if (!ensureOrdered()) {
      return pollAnywhere();
    }
    int end = size() - 1;
    if (end < 0) {
      return null;
    }
    Timer first = at(0);
    long key = keys()[end];
    int target = findDown(key, 0, end);
    Timer last = detach(first);
    if (last != null) {
      moveDown(last, key, 0, target);
      markOrdered();
    }
    return first;
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Timer && holds((Timer) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Timer) || !holds((Timer) object)) {
      return false;
    }
    Timer element = (Timer) object;
    int index = element.deadlineIndex - 1;
    Timer last = detach(element);
    if (last != null) {
      reorder(last, keys()[index], index);
    }
    return true;
  }

  @Override
  public void update(Timer element) {
    long key = keyOf(element);
    if (!holds(element)) {
      throw notHere(element);
    }
    boolean isOrdered = ensureOrdered();
    int index = element.deadlineIndex - 1;
    beforeReorder();
    keys()[index] = key;
    if (isOrdered) {
      reorder(element, key, index);
    }
  }

  @Override
  protected long keyOf(Timer element) {
    return Keys.ordered(element.deadline);
  }

  @Override
  protected TimerDeadlines heapOf(Timer element) {
    return holding(element);
  }

  @Override
  protected void requireFree(Timer element) {
    if (element.deadlines != null || element.deadlineIndex != 0) {
      throw cannotLink(element);
    }
  }

  @Override
  protected void siftDown(int index) {
    long key = keys()[index];
    moveDown(at(index), key, index, findDown(key, index, size()));
  }

  @Override
  protected int indexOf(Timer element) {
    return element.deadlineIndex - 1;
  }

  @Override
  protected void link(Timer element, int index) {
    occupy(element, index);
    element.deadlineIndex = index + 1;
    element.deadlines = this;
  }

  @Override
  protected Timer detach(Timer element) {
    int index = element.deadlineIndex - 1;
    Timer last = vacate(index);
    element.deadlineIndex = 0;
    element.deadlines = null;
    if (last != null) {
      last.deadlineIndex = index + 1;
    }
    return last;
  }

  @Override
  protected void shift(int from, int to) {
    Timer element = at(from);
    relocate(from, to);
    element.deadlineIndex = to + 1;
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(Timer element, long key, int index) {
    int higher = findUp(key, index);
    if (higher < index) {
      moveUp(element, key, index, higher);
    } else {
      moveDown(element, key, index, findDown(key, index, size()));
    }
    markOrdered();
  }

  /** Moves an element up, and those on its way down. */
  private void moveUp(Timer element, long key, int start, int target) {
    Object[] elements = elements();
    long[] keys = keys();
    int index = start;
    while (index > target) {
      int parent = (index - 1) >> 2;
      elements[index] = elements[parent];
      keys[index] = keys[parent];
      index = parent;
    }
    elements[target] = element;
    keys[target] = key;
    // Now the fields: some write barriers wait for all earlier stores, and these for memory.
    for (index = start; index > target; index = (index - 1) >> 2) {
      ((Timer) elements[index]).deadlineIndex = index + 1;
    }
    element.deadlineIndex = target + 1;
  }

  /** Moves an element down, and those on its way up. */
  private void moveDown(Timer element, long key, int start, int target) {
    Object[] elements = elements();
    long[] keys = keys();
    Object moving = element;
    long movingKey = key;
    int index = target;
    while (index > start) {
      Object next = elements[index];
      long nextKey = keys[index];
      elements[index] = moving;
      keys[index] = movingKey;
      moving = next;
      movingKey = nextKey;
      index = (index - 1) >> 2;
    }
    elements[start] = moving;
    keys[start] = movingKey;
    // The fields come last, as above.
    for (index = target; index > start; index = (index - 1) >> 2) {
      ((Timer) elements[index]).deadlineIndex = index + 1;
    }
    ((Timer) elements[start]).deadlineIndex = start + 1;
  }
}
