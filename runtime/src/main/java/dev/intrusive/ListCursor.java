package dev.intrusive;

import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over a list in both directions. It stands in a gap and knows both neighbours; as long as
 * nothing joins the list and one of them stays, the other can be found again.
 */
final class ListCursor<E> implements ListIterator<E> {

  private final IntrusiveList<E> list;
  private int insertions;

  /** The element before the gap, null at the start. */
  private @Nullable E left;

  /** The element after the gap, null at the end. */
  private @Nullable E right;

  /** What remove and set apply to. */
  private @Nullable E returned;

  ListCursor(IntrusiveList<E> list, @Nullable E right) {
    this.list = list;
    list.beginLoop();
    this.insertions = list.insertions;
    this.right = right;
    this.left = right == null ? list.peekLast() : list.previousOf(right);
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
    list.requireOwnLoop();
    requireLocated();
    E element = right;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    left = element;
    right = list.nextOf(element);
    returned = element;
    return element;
  }

  @Override
  public E previous() {
    list.requireOwnLoop();
    requireLocated();
    E element = left;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    right = element;
    left = list.previousOf(element);
    returned = element;
    return element;
  }

  @Override
  public int nextIndex() {
    requireLocated();
    int index = 0;
    for (E element = left; element != null; element = list.previousOf(element)) {
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
    left = list.previousOf(element);
    right = list.nextOf(element);
    list.unlink(element);
    returned = null;
  }

  @Override
  public void set(E fresh) {
    E old = requireReturned();
    list.replace(old, fresh);
    insertions = list.insertions;
    returned = fresh;
    // Both are read anew: the fresh one may be what stood in the gap's other side before it left.
    if (left == old) {
      left = fresh;
      right = list.nextOf(fresh);
    } else {
      left = list.previousOf(fresh);
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
    insertions = list.insertions;
    left = element;
    returned = null;
  }

  private E requireReturned() {
    E element = returned;
    if (element != null && list.insertions != insertions) {
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

  /** Finds both neighbours again, and returns whether that was possible. */
  private boolean locate() {
    if (list.insertions != insertions) {
      return false;
    }
    if (left == null || list.contains(left)) {
      right = left == null ? list.peekFirst() : list.nextOf(left);
      return true;
    }
    if (right == null || list.contains(right)) {
      left = right == null ? list.peekLast() : list.previousOf(right);
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
