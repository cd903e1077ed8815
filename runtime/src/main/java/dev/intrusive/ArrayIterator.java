package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the slots of an {@link ArrayBackedList} in one direction.
 *
 * <p>As long as nothing joins the list, an element that is in it has never left, so its neighbour
 * is the right one. The element that followed it when it was returned is also right, as long as
 * that one stays.
 *
 * <p>Until something leaves, it reads the array alone. If it read the slot from each element, it
 * would wait for that to come from memory before it could read the next one.
 */
final class ArrayIterator<E> implements Iterator<E> {

  private final ArrayBackedList<E> list;
  private final boolean isDescending;
  private final int joins;

  /** The element after which the iterator stands, null at the start. */
  private @Nullable E position;

  /** The element that came after the position when it was last looked at, null at the end. */
  private @Nullable E upcoming;

  /** The slot that it was in then, -1 at the end. */
  private int slot;

  /** The array then, and how many elements it had. */
  private @Nullable Object[] slots;

  private int size;

  private @Nullable E removable;

  ArrayIterator(ArrayBackedList<E> list, boolean isDescending) {
    this.list = list;
    list.beginLoop();
    this.isDescending = isDescending;
    this.joins = list.joins;
    comeTo(isDescending ? list.peekLast() : list.peekFirst());
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return isUpToDate() ? upcoming != null : !locate() || upcoming != null;
  }

  @Override
  public E next() {
    list.requireOwnLoop();
    if (!isUpToDate() && !locate()) {
      throw Misuse.changedDuringIteration(list);
    }
    E element = upcoming;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    position = element;
    removable = element;
    slot = isDescending ? list.slotBefore(slot) : list.slotAfter(slot);
    upcoming = slot < 0 ? null : list.elementIn(slot);
    return element;
  }

  @Override
  public void remove() {
    E element = removable;
    if (element != null && list.joins != joins) {
      throw Misuse.changedDuringIteration(list);
    }
    if (element == null || !list.contains(element)) {
      throw Misuse.nothingToRemove(list);
    }
    position = isDescending ? list.nextOf(element) : list.previousOf(element);
    list.unlink(element);
    removable = null;
  }

  /** Whether nothing has joined, left or changed slots since the array was looked at. */
  private boolean isUpToDate() {
    return list.joins == joins && list.size == size && list.slots() == slots;
  }

  /** Finds the upcoming element after a change, and returns whether that was possible. */
  private boolean locate() {
    if (list.joins != joins) {
      return false;
    }
    E current = position;
    E next = upcoming;
    if (current == null) {
      comeTo(isDescending ? list.peekLast() : list.peekFirst());
    } else if (list.contains(current)) {
      comeTo(isDescending ? list.previousOf(current) : list.nextOf(current));
    } else if (next == null) {
      position = isDescending ? list.peekFirst() : list.peekLast();
    } else if (list.contains(next)) {
      position = isDescending ? list.nextOf(next) : list.previousOf(next);
      comeTo(next);
    } else if (list.isEmpty()) {
      position = null;
      comeTo(null);
    } else {
      return false;
    }
    return true;
  }

  private void comeTo(@Nullable E next) {
    upcoming = next;
    slot = next == null ? -1 : list.slotOf(next);
    slots = list.slots();
    size = list.size;
  }
}
