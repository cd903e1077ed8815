package dev.intrusive;

import static dev.intrusive.IndexedLinks.END;

import java.util.Iterator;

/**
 * Iterates over the slots of an {@link IndexedList}.
 *
 * <p>As long as nothing joins the list, an element that is in it has never left, so its neighbour
 * is the right one. The element that followed it when it was returned is also right, as long as
 * that one stays.
 */
final class IndexedIterator<E> implements Iterator<E> {

  private final IndexedList<E> list;
  private final int joins;

  /** The slot after which the iterator stands; the end at first. */
  private int position = END;

  /** The slot that was after the position when it was last read. */
  private int upcoming;

  /** The size of the list then. */
  private int size;

  private int removable = END;

  IndexedIterator(IndexedList<E> list) {
    this.list = list;
    list.beginLoop();
    this.joins = list.joins;
    this.upcoming = list.firstSlot();
    this.size = list.size;
  }

  @Override
  public boolean hasNext() {
    // A position that is lost counts as one more element, so that next() can report it.
    return isUpToDate() ? upcoming != END : !locate() || upcoming != END;
  }

  @Override
  public E next() {
    list.requireOwnLoop();
    if (!isUpToDate() && !locate()) {
      throw Misuse.changedDuringIteration(list);
    }
    int slot = upcoming;
    if (!list.isSlot(slot)) {
      throw Misuse.exhausted(list);
    }
    position = slot;
    removable = slot;
    upcoming = list.nextInRow(slot);
    return list.object(slot);
  }

  @Override
  public void remove() {
    if (removable != END && list.joins != joins) {
      throw Misuse.changedDuringIteration(list);
    }
    if (!list.containsSlot(removable)) {
      throw Misuse.nothingToRemove(list);
    }
    position = list.previousOrLast(removable);
    list.unlink(removable);
    removable = END;
  }

  /** Whether nothing has joined or left since the slot after the position was read. */
  private boolean isUpToDate() {
    return list.joins == joins && list.size == size;
  }

  /** Finds the upcoming slot after a change, and returns whether that was possible. */
  private boolean locate() {
    if (list.joins != joins) {
      return false;
    }
    if (position == END || list.containsSlot(position)) {
      upcoming = list.nextOrFirst(position);
    } else if (upcoming == END || list.containsSlot(upcoming)) {
      position = list.previousOrLast(upcoming);
    } else if (list.isEmpty()) {
      position = END;
      upcoming = END;
    } else {
      return false;
    }
    size = list.size;
    return true;
  }
}
