package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: iterates over the elements of a list, element by element.
 *
 * <p>As long as nothing joins the list, an element that is in it has never left, so its neighbour
 * is the right one. The element that followed it when it was returned is also right, as long as
 * that one stays.
 *
 * <p>Compiled code does without the iterator if it inlines every call to it. A call that is rare,
 * or that only a bridge method makes, may not be inlined. So rare steps are methods of the list,
 * and what subclasses implement has the type {@code Object}.
 *
 * <p>Generated code implements the steps from one element to the next.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class ElementIterator<E> implements Iterator<E> {

  final IntrusiveList<E> list;

  /** The element after which the iterator stands, null at the start. */
  @Nullable E position;

  /** The element that came after the position when it was last looked at, null at the end. */
  @Nullable E upcoming;

  /** The element that was returned last, until it is removed. */
  @Nullable E removable;

  /** The size of the list when the upcoming element was looked at, and how many had joined. */
  private int size;

  private int insertions;

  /**
   * Creates an iterator that stands before the first element.
   *
   * @param list the list
   */
  protected ElementIterator(IntrusiveList<E> list) {
    this.list = list;
    list.beginLoop();
    comeTo(null, list.peekFirst());
  }

  /**
   * Returns the element that follows another in iteration order.
   *
   * @param element an element of the list
   * @return the following element of the list, or null at the end
   */
  protected abstract @Nullable Object following(Object element);

  /**
   * Returns whether {@link #next} returns an element or fails. O(1), allocates nothing.
   *
   * @return true unless the iteration is over
   */
  @Override
  public boolean hasNext() {
    // A position that is lost counts as one more element, so that next() can report it.
    return !locate() || upcoming != null;
  }

  /**
   * Returns the next element. O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if there is none
   * @throws java.util.ConcurrentModificationException if the list changed in a way that this
   *     iterator cannot follow
   */
  @Override
  @SuppressWarnings("unchecked") // what follows an element is an element
  public E next() {
    requireLocated();
    E element = upcoming;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    position = element;
    removable = element;
    upcoming = (E) following(element);
    return element;
  }

  /**
   * Removes the element that was returned last. O(1), allocates nothing.
   *
   * @throws IllegalStateException if no element was returned, or it has left the list already
   * @throws java.util.ConcurrentModificationException if an element was inserted or moved meanwhile
   */
  @Override
  public final void remove() {
    E element = requireRemovable();
    E before = list.previousOf(element);
    E after = list.nextOf(element);
    list.unlink(element);
    removable = null;
    comeTo(before, after);
  }

  /** Stands between two neighbours. */
  final void comeTo(@Nullable E before, @Nullable E after) {
    position = before;
    upcoming = after;
    size = list.size;
    insertions = list.insertions;
  }

  final E requireRemovable() {
    E element = removable;
    if (element != null && list.insertions != insertions) {
      throw Misuse.changedDuringIteration(list);
    }
    if (element == null || !list.contains(element)) {
      throw Misuse.nothingToRemove(list);
    }
    return element;
  }

  final void requireLocated() {
    list.requireOwnLoop();
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
  }

  /** Finds the neighbours of the position again, and returns whether that was possible. */
  @SuppressWarnings("unchecked") // what follows an element is an element
  final boolean locate() {
    if (list.insertions != insertions) {
      return false;
    }
    if (list.size == size) { // nothing has left, either
      return true;
    }
    E current = position;
    E next = upcoming;
    if (current == null) {
      upcoming = list.peekFirst();
    } else if (list.contains(current)) {
      upcoming = (E) following(current);
    } else if (next == null) {
      position = list.peekLast();
    } else if (list.contains(next)) {
      position = list.previousOf(next);
    } else if (list.isEmpty()) {
      position = null;
      upcoming = null;
    } else {
      return false;
    }
    size = list.size;
    return true;
  }
}
