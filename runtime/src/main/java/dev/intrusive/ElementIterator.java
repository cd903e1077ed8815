package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Walks the elements of a list in one direction, element by element.
 *
 * <p>While nothing joins the list, an element that is in it has never left, so its neighbour is the
 * right one; and the element that stood behind it when it was returned is right as long as that one
 * stays.
 *
 * <p>It is public for generated code, which says how to step from one element to the next.
 *
 * @param <E> the type of the elements
 */
public abstract class ElementIterator<E> implements Iterator<E> {

  private final IntrusiveList<E> list;
  private final int arrivals;

  /** The element behind which the iterator stands, null at the start. */
  private @Nullable E position;

  /** The element that stood behind the position when it was last looked at, null at the end. */
  private @Nullable E upcoming;

  private @Nullable E removable;

  /**
   * Creates an iterator that stands before the first element.
   *
   * @param list the list
   */
  protected ElementIterator(IntrusiveList<E> list) {
    this.list = list;
    this.arrivals = list.arrivals();
  }

  /**
   * Returns the element where the iteration starts.
   *
   * @return the first element in iteration order, or null if the list is empty
   */
  protected abstract @Nullable E first();

  /**
   * Returns the element that follows another in iteration order.
   *
   * @param element an element of the list
   * @return the following element, or null at the end
   */
  protected abstract @Nullable E following(E element);

  /** The last element in iteration order, or null if the list is empty. */
  @Nullable E last() {
    return list.peekLast();
  }

  /** The element that precedes another in iteration order, or null at the start. */
  @Nullable E preceding(E element) {
    return list.before(element);
  }

  /**
   * Tells whether an element is in the list.
   *
   * @param element an element that was in the list
   * @return true if it still is
   */
  protected abstract boolean isHere(E element);

  @Override
  public final boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return !locate() || upcoming != null;
  }

  @Override
  public final E next() {
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
    E element = upcoming;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    position = element;
    removable = element;
    upcoming = following(element);
    return element;
  }

  @Override
  public final void remove() {
    E element = removable;
    if (element != null && list.arrivals() != arrivals) {
      throw Misuse.changedDuringIteration(list);
    }
    if (element == null || !isHere(element)) {
      throw Misuse.nothingToRemove(list);
    }
    position = preceding(element);
    list.detach(element);
    removable = null;
  }

  /** Finds the upcoming element, and tells whether that was possible. */
  private boolean locate() {
    if (list.arrivals() != arrivals) {
      return false;
    }
    if (position == null) {
      upcoming = first();
      return true;
    }
    if (isHere(position)) {
      upcoming = following(position);
      return true;
    }
    if (upcoming == null || isHere(upcoming)) {
      position = upcoming == null ? last() : preceding(upcoming);
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
