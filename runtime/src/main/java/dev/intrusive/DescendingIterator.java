package dev.intrusive;

import org.jspecify.annotations.Nullable;

/** Iterates over the elements of any list, last to first. */
final class DescendingIterator<E> extends ElementIterator<E> {

  private final IntrusiveList<E> list;

  DescendingIterator(IntrusiveList<E> list) {
    super(list, true);
    this.list = list;
  }

  @Override
  @SuppressWarnings("unchecked") // it is called with elements only
  protected @Nullable Object following(Object element) {
    return list.previousOf((E) element);
  }

  @Override
  protected boolean isHere(Object element) {
    return list.contains(element);
  }
}
