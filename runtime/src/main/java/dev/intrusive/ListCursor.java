package dev.intrusive;

import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * Walks a list in both directions. It stands in a gap and knows both neighbours; as long as nothing
 * joins the list and one of them stays, the other can be found again.
 */
final class ListCursor<E> implements ListIterator<E> {

  private final IntrusiveList<E> list;
  private int arrivals;

  /** The element before the gap, null at the start. */
  private @Nullable E left;

  /** The element behind the gap, null at the end. */
  private @Nullable E right;

  /** What remove and set apply to. */
  private @Nullable E returned;

  ListCursor(IntrusiveList<E> list, @Nullable E right) {
    this.list = list;
    this.arrivals = list.watchArrivals();
    this.right = right;
    this.left = right == null ? list.peekLast() : list.before(right);
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return !locate() || right != null;
  }

  @Override
  public boolean hasPrevious() {
    return !locate() || left != null;
  }

  @Override
  public E next() {
    requireLocated();
    E element = right;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    left = element;
    right = list.after(element);
    returned = element;
    return element;
  }

  @Override
  public E previous() {
    requireLocated();
    E element = left;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    right = element;
    left = list.before(element);
    returned = element;
    return element;
  }

  @Override
  public int nextIndex() {
    requireLocated();
    int index = 0;
    for (E element = left; element != null; element = list.before(element)) {
      index++;
    }
    return index;
  }

  @Override
  public int previousIndex() {
    return nextIndex() - 1;
  }

  @Override
  public void remove() {
    E element = requireReturned();
    left = list.before(element);
    right = list.after(element);
    list.detach(element);
    returned = null;
  }

  @Override
  public void set(E fresh) {
    E old = requireReturned();
    list.replace(old, fresh);
    arrivals = list.watchArrivals();
    returned = fresh;
    // Both are read anew: the fresh one may be what stood in the gap's other side before it left.
    if (left == old) {
      left = fresh;
      right = list.after(fresh);
    } else {
      left = list.before(fresh);
      right = fresh;
    }
  }

  @Override
  public void add(E element) {
    requireLocated();
    if (right == null) {
      list.addLast(element);
    } else {
      list.insertBefore(right, element);
    }
    arrivals = list.watchArrivals();
    left = element;
    returned = null;
  }

  private E requireReturned() {
    E element = returned;
    if (element != null && list.arrivals() != arrivals) {
      throw Misuse.changedDuringIteration(list);
    }
    if (element == null || !list.contains(element)) {
      throw Misuse.nothingToRemove(list);
    }
    return element;
  }

  private void requireLocated() {
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
  }

  /** Finds both neighbours again, and tells whether that was possible. */
  private boolean locate() {
    if (list.arrivals() != arrivals) {
      return false;
    }
    if (left == null || list.contains(left)) {
      right = left == null ? list.peekFirst() : list.after(left);
      return true;
    }
    if (right == null || list.contains(right)) {
      left = right == null ? list.peekLast() : list.before(right);
      return true;
    }
    if (list.isEmpty()) {
      left = null;
      right = null;
      return true;
    }
    return false;
  }
}
