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

  private int removable = END;

  IndexedIterator(IndexedList<E> list) {
    this.list = list;
    this.arrivals = list.arrivals();
    this.upcoming = list.firstSlot();
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return locate() != END;
  }

  @Override
  public E next() {
    int slot = locate();
    if (slot == LOST) {
      throw Misuse.changedDuringIteration(list);
    }
    if (slot == END) {
      throw Misuse.exhausted(list);
    }
    position = slot;
    removable = slot;
    upcoming = list.slotBehind(slot);
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
  private int locate() {
    if (list.arrivals() != arrivals) {
      return LOST;
    }
    if (position == END || list.holdsSlot(position)) {
      upcoming = list.slotBehind(position);
      return upcoming;
    }
    if (upcoming == END || list.holdsSlot(upcoming)) {
      position = list.slotBefore(upcoming);
      return upcoming;
    }
    if (list.isEmpty()) {
      position = END;
      return END;
    }
    return LOST;
  }
}
