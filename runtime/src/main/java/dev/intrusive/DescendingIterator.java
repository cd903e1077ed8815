package dev.intrusive;

import org.jspecify.annotations.Nullable;

/** Walks the elements of any list, last to first. */
final class DescendingIterator<E> extends ElementIterator<E> {

  private final IntrusiveList<E> list;

  DescendingIterator(IntrusiveList<E> list) {
    super(list);
    this.list = list;
  }

  @Override
  protected @Nullable E first() {
    return list.peekLast();
  }

  @Override
  protected @Nullable E following(E element) {
    return list.before(element);
  }

  @Override
  @Nullable E last() {
    return list.peekFirst();
  }

  @Override
  @Nullable E preceding(E element) {
    return list.after(element);
  }

  @Override
  protected boolean isHere(E element) {
    return list.contains(element);
  }
}
