package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: iterates over the elements of a list in one direction, element by element.
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

  private final IntrusiveList<E> list;
  private final boolean isDescending;
  private final int insertions;

  /** The element after which the iterator stands, null at the start. */
  private @Nullable E position;

  /** The element that came after the position when it was last looked at, null at the end. */
  private @Nullable E upcoming;

  private @Nullable E removable;

  /**
   * Creates an iterator that stands before the first element.
   *
   * @param list the list
   */
  protected ElementIterator(IntrusiveList<E> list) {
    this(list, false);
  }

  ElementIterator(IntrusiveList<E> list, boolean isDescending) {
    this.list = list;
    list.beginLoop();
    this.isDescending = isDescending;
    this.insertions = list.insertions;
  }

  /**
   * Returns the element that follows another in iteration order.
   *
   * @param element an element of the list
   * @return the following element of the list, or null at the end
   */
  protected abstract @Nullable Object following(Object element);

  /**
   * Returns whether an element is in the list.
   *
   * @param element an element that was in the list
   * @return true if it still is
   */
  protected abstract boolean isHere(Object element);

  /**
   * Returns whether {@link #next} returns an element or fails. O(1), allocates nothing.
   *
   * @return true unless the iteration is over
   */
  @Override
  public final boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
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
  public final E next() {
    list.requireOwnLoop();
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
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
    E element = removable;
    if (element != null && list.insertions != insertions) {
      throw Misuse.changedDuringIteration(list);
    }
    if (element == null || !list.contains(element)) {
      throw Misuse.nothingToRemove(list);
    }
    position = isDescending ? list.nextOf(element) : list.previousOf(element);
    list.unlink(element);
    removable = null;
  }

  /** Finds the upcoming element, and returns whether that was possible. */
  @SuppressWarnings("unchecked") // what follows an element is an element
  private boolean locate() {
    if (list.insertions != insertions) {
      return false;
    }
    E current = position;
    if (current == null) {
      upcoming = isDescending ? list.peekLast() : list.peekFirst();
      return true;
    }
    if (isHere(current)) {
      upcoming = (E) following(current);
      return true;
    }
    E next = upcoming;
    if (next == null) {
      position = isDescending ? list.peekFirst() : list.peekLast();
      return true;
    }
    if (list.contains(next)) {
      position = isDescending ? list.nextOf(next) : list.previousOf(next);
      return true;
    }
    if (list.isEmpty()) {
      position = null;
      upcoming = null;
      return true;
    }
    return false;
  }
}
