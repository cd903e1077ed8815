package dev.intrusive;

import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/** Iterates over any list in both directions. */
final class ListCursor<E> extends ElementIterator<E> implements ListIterator<E> {

  /** Whether this is no list iterator, but one that goes from last to first. */
  private final boolean isDescending;

  /** Creates a cursor that stands before an element, or at the end if that is null. */
  ListCursor(IntrusiveList<E> list, @Nullable E next, boolean isDescending) {
    super(list);
    this.isDescending = isDescending;
    comeTo(next == null ? list.peekLast() : list.previousOf(next), next);
  }

  @Override
  public boolean hasNext() {
    return isDescending ? hasPrevious() : super.hasNext();
  }

  @Override
  public E next() {
    return isDescending ? previous() : super.next();
  }

  @Override
  @SuppressWarnings("unchecked") // it is called with elements only
  protected @Nullable Object following(Object element) {
    return list.nextOf((E) element);
  }

  @Override
  public boolean hasPrevious() {
    return !locate() || position != null;
  }

  @Override
  public E previous() {
    requireLocated();
    E element = position;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    upcoming = element;
    removable = element;
    position = list.previousOf(element);
    return element;
  }

  @Override
  public int nextIndex() {
    requireLocated();
    int index = 0;
    for (E element = position; element != null; element = list.previousOf(element)) {
      index++;
    }
    return index;
  }

  @Override
  public int previousIndex() {
    return nextIndex() - 1;
  }

  @Override
  public void set(E fresh) {
    E old = requireRemovable();
    boolean isBefore = position == old;
    list.replace(old, fresh);
    removable = fresh;
    // Both are read anew: the fresh one may have stood on the other side of the gap before.
    if (isBefore) {
      comeTo(fresh, list.nextOf(fresh));
    } else {
      comeTo(list.previousOf(fresh), fresh);
    }
  }

  @Override
  public void add(E element) {
    requireLocated();
    E next = upcoming;
    if (next == null) {
      list.addLast(element);
    } else {
      list.insertBefore(next, element);
    }
    removable = null;
    comeTo(element, next);
  }
}
