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

  private final IndexedList<E> list;
  private final int arrivals;

  /** The slot behind which the iterator stands; the end at first. */
  private int position = END;

  /** The slot that was behind the position when it was last looked at. */
  private int upcoming;

  /** The number of the changes of the list then. */
  private long changes;

  private int removable = END;

  IndexedIterator(IndexedList<E> list) {
    this.list = list;
    this.arrivals = list.watchArrivals();
    this.upcoming = list.firstSlot();
    this.changes = list.changes();
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return isLookedAt() ? upcoming != END : !lookAgain() || upcoming != END;
  }

  @Override
  public E next() {
    if (!isLookedAt() && !lookAgain()) {
      throw Misuse.changedDuringIteration(list);
    }
    int slot = upcoming;
    if (!list.isSlot(slot)) {
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

  /** Whether nothing has joined or left since the slot behind the position was looked at. */
  private boolean isLookedAt() {
    return list.changes() == changes;
  }

  /** Looks again after a change; false if the place is lost. */
  private boolean lookAgain() {
    if (list.arrivals() != arrivals) {
      return false;
    }
    if (position == END || list.holdsSlot(position)) {
      upcoming = list.slotBehind(position);
    } else if (upcoming == END || list.holdsSlot(upcoming)) {
      position = list.slotBefore(upcoming);
    } else if (list.isEmpty()) {
      position = END;
      upcoming = END;
    } else {
      return false;
    }
    changes = list.changes();
    return true;
  }
}
