package net;

import dev.intrusive.FlatHeap;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import javax.annotation.processing.Generated;

/**
 * A heap of {@link Timer} objects by {@link Timer#deadline}, linked through {@link
 * Timer#deadlineIndex} and {@link Timer#deadlines}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class TimerDeadlines extends FlatHeap<Timer> {
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
    requireFree(element);
    if (!keepsOrder()) {
      linkAnywhere(element);
      return true;
    }
    int position = findUp(element, size());
    int last = makeRoom();
    link(element, last);
    moveUp(element, last, position);
    regainOrder();
    return true;
  }

  @Override
  public Timer poll() {
    if (!keepsOrder()) {
      return pollAnywhere();
    }
    int end = size() - 1;
    if (end < 0) {
      return null;
    }
    Timer first = at(0);
    int target = findDown(at(end), 0, end);
    Timer last = detach(first);
    if (last != null) {
      moveDown(last, 0, target);
      regainOrder();
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
    int position = element.deadlineIndex - 1;
    Timer last = detach(element);
    if (last != null) {
      reorder(last, position);
    }
    return true;
  }

  @Override
  public void update(Timer element) {
    if (!holds(element)) {
      throw notHere(element);
    }
    boolean keepsOrder = keepsOrder();
    reordering();
    if (keepsOrder) {
      reorder(element, element.deadlineIndex - 1);
    }
  }

  @Override
  protected boolean precedes(Timer a, Timer b) {
    return a.deadline < b.deadline;
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
  protected void siftDown(int position) {
    Timer element = at(position);
    moveDown(element, position, findDown(element, position, size()));
  }

  @Override
  protected int positionOf(Timer element) {
    return element.deadlineIndex - 1;
  }

  @Override
  protected void link(Timer element, int position) {
    occupy(element, position);
    element.deadlineIndex = position + 1;
    element.deadlines = this;
  }

  @Override
  protected Timer detach(Timer element) {
    int position = element.deadlineIndex - 1;
    Timer last = vacate(position);
    element.deadlineIndex = 0;
    element.deadlines = null;
    if (last != null) {
      last.deadlineIndex = position + 1;
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
  private void reorder(Timer element, int position) {
    int higher = findUp(element, position);
    if (higher < position) {
      moveUp(element, position, higher);
    } else {
      moveDown(element, position, findDown(element, position, size()));
    }
    regainOrder();
  }

  /** Finds the position to which an element rises from another. */
  private int findUp(Timer element, int start) {
    int position = start;
    while (position > 0) {
      int parent = (position - 1) >> 2;
      if (!precedes(element, at(parent))) {
        break;
      }
      position = parent;
    }
    return position;
  }

  /** Moves an element up, and those on its way down. */
  private void moveUp(Timer element, int start, int target) {
    Object[] elements = elements();
    int position = start;
    while (position > target) {
      int parent = (position - 1) >> 2;
      Timer above = (Timer) elements[parent];
      elements[position] = above;
      above.deadlineIndex = position + 1;
      position = parent;
    }
    elements[target] = element;
    element.deadlineIndex = target + 1;
  }

  /** Finds the position to which an element sinks from another, among the first ones. */
  private int findDown(Timer element, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int position = start;
    while (position <= lastParent) {
      int least = 4 * position + 1;
      Timer leastElement = at(least);
      int limit = Math.min(least + 4, end);
      for (int child = least + 1; child < limit; child++) {
        Timer childElement = at(child);
        if (precedes(childElement, leastElement)) {
          leastElement = childElement;
          least = child;
        }
      }
      if (!precedes(leastElement, element)) {
        break;
      }
      position = least;
    }
    return position;
  }

  /** Moves an element down, and those on its way up. */
  private void moveDown(Timer element, int start, int target) {
    Object[] elements = elements();
    Timer moving = element;
    int position = target;
    while (position > start) {
      Timer next = (Timer) elements[position];
      elements[position] = moving;
      moving.deadlineIndex = position + 1;
      moving = next;
      position = (position - 1) >> 2;
    }
    elements[start] = moving;
    moving.deadlineIndex = start + 1;
  }
}
