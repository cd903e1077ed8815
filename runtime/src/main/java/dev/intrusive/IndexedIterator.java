package dev.intrusive;

import static dev.intrusive.IndexedLinks.END;

import java.util.Iterator;

/**
 * Walks the slots of an {@link IndexedList}.
 *
 * <p>While nothing joins the list, an element that is in it has never left, so its neighbour is the
 * right one; and the element that stood behind it when it was returned is right as long as that one
 * stays.
 */
final class IndexedIterator<E> implements Iterator<E> {

  /** Stands for no slot, where {@link IndexedLinks#END} stands for an end of the list. */
  private static final int LOST = -2;

  private final IndexedList<E> list;
  private final int arrivals;

  /** The slot behind which the iterator stands; the end at first. */
  private int position = END;

  /** The slot that was behind the position when it was last looked at. */
  private int upcoming;

  /** How many elements had left the list then. */
  private int departed;

  private int removable = END;

  IndexedIterator(IndexedList<E> list) {
    this.list = list;
    this.arrivals = list.arrivals();
    this.upcoming = list.firstSlot();
    this.departed = list.departed();
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return lookAhead() != END;
  }

  @Override
  public E next() {
    int slot = lookAhead();
    if (slot == LOST) {
      throw Misuse.changedDuringIteration(list);
    }
    if (slot == END) {
      throw Misuse.exhausted(list);
    }
    position = slot;
    removable = slot;
    upcoming = list.slotAfter(slot);
    return list.object(slot);
  }

  @Override
  public void remove() {
    if (removable != END && list.arrivals() != arrivals) {
      throw Misuse.changedDuringIteration(list);
    }
    if (!list.holdsSlot(removable)) {
      throw Misuse.nothingToRemove(list);
    }
    position = list.slotBefore(removable);
    list.detach(removable);
    removable = END;
  }

  /** Returns the slot to return next, the end at the end, or {@link #LOST}. */
  private int lookAhead() {
    if (list.arrivals() != arrivals) {
      return LOST;
    }
    return list.departed() == departed ? upcoming : locate();
  }

  /** Looks ahead after elements have left. */
  private int locate() {
    if (position == END || list.holdsSlot(position)) {
      upcoming = list.slotBehind(position);
      departed = list.departed();
      return upcoming;
    }
    if (upcoming == END || list.holdsSlot(upcoming)) {
      position = list.slotBefore(upcoming);
      departed = list.departed();
      return upcoming;
    }
    if (list.isEmpty()) {
      position = END;
      return END;
    }
    return LOST;
  }
}
