package dev.intrusive;

import java.util.ArrayDeque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the elements of a heap in the order of their indexes, and follows the removal of
 * the element that it returned last, by any route.
 *
 * <p>The last element of the heap takes the index of a removed one. If it sinks, it stays among the
 * elements that are still to be returned, and the iteration goes on at the index of the removed
 * one. If it rises, it comes to lie before the cursor, and is returned at the end.
 *
 * @param <E> the type of the elements
 */
final class HeapIterator<E> implements Iterator<E> {

  /** The index of an element that is returned at the end. */
  private static final int POSTPONED = -1;

  private final IntrusiveHeap<E> heap;

  /** What {@link TrackedCollection#changes} was after the last change that was followed. */
  private long changes;

  /** The index of the next element. */
  private int cursor;

  private @Nullable E current;
  private int index;

  /** The element that takes the index of the current one if that leaves. */
  private @Nullable E filler;

  private @Nullable ArrayDeque<E> postponed;

  HeapIterator(IntrusiveHeap<E> heap) {
    this.heap = heap;
    heap.beginLoop();
    changes = heap.changes();
  }

  @Override
  public boolean hasNext() {
    // An index that is lost counts as one more element, so that next() can report it.
    return !follow() || findUpcoming() || (postponed != null && !postponed.isEmpty());
  }

  @Override
  public E next() {
    heap.requireOwnLoop();
    if (!follow()) {
      throw Misuse.changedDuringIteration(heap);
    }
    E element = findUpcoming() ? heap.elementAt(cursor) : null;
    if (element != null) {
      filler = heap.elementAt(heap.end - 1);
      index = cursor++;
    } else {
      element = postponed == null ? null : postponed.poll();
      index = POSTPONED;
    }
    if (element == null) {
      throw Misuse.exhausted(heap);
    }
    current = element;
    return element;
  }

  @Override
  public void remove() {
    if (!follow()) {
      throw Misuse.changedDuringIteration(heap);
    }
    E element = current;
    if (element == null) {
      throw Misuse.nothingToRemove(heap);
    }
    heap.remove(element);
  }

  /** Moves the cursor over empty indexes, and returns whether there is an element. */
  private boolean findUpcoming() {
    while (cursor < heap.end && heap.elementAt(cursor) == null) {
      cursor++;
    }
    return cursor < heap.end;
  }

  /** Returns whether nothing has changed but that the current element may have left. */
  private boolean follow() {
    if (heap.changes() == changes) {
      return true;
    }
    E element = current;
    if (element == null || heap.changes() != changes - 1 || heap.contains(element)) {
      return false;
    }
    changes--;
    current = null;
    if (index != POSTPONED) {
      E moved = filler;
      if (moved != null && heap.contains(moved) && heap.indexOf(moved) < index) {
        postpone(moved);
      } else {
        cursor = index;
      }
    }
    return true;
  }

  private void postpone(E element) {
    if (postponed == null) {
      postponed = new ArrayDeque<>();
    }
    postponed.add(element);
  }
}
