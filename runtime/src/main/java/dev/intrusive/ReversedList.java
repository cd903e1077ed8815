package dev.intrusive;

import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A live view of a list in reverse order. */
final class ReversedList<E> extends DequeView<E> {

  ReversedList(IntrusiveList<E> list) {
    super(list, true);
  }

  @Override
  public Deque<E> reversed() {
    return list;
  }

  @Override
  public @Nullable E pollFirst() {
    return list.pollLast();
  }

  @Override
  public @Nullable E pollLast() {
    return list.pollFirst();
  }

  @Override
  public E removeFirst() {
    return list.removeLast();
  }

  @Override
  public E removeLast() {
    return list.removeFirst();
  }

  @Override
  public void addFirst(E element) {
    list.addLast(element);
  }

  @Override
  public void addLast(E element) {
    list.addFirst(element);
  }

  @Override
  public boolean offerFirst(E element) {
    return list.offerLast(element);
  }

  @Override
  public boolean offerLast(E element) {
    return list.offerFirst(element);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    return list.remove(object);
  }

  @Override
  public void clear() {
    list.clear();
  }
}
