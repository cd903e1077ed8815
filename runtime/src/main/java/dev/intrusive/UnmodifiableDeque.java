package dev.intrusive;

import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A live view of a list, or of its reversed view, that refuses every change. */
final class UnmodifiableDeque<E> extends DequeView<E> {

  UnmodifiableDeque(IntrusiveList<E> list, boolean isDescending) {
    super(list, isDescending);
  }

  @Override
  public Deque<E> reversed() {
    return new UnmodifiableDeque<>(list, !isDescending);
  }

  @Override
  public Iterator<E> iterator() {
    Deque<E> elements = isDescending ? list.reversed() : list;
    return Collections.unmodifiableCollection(elements).iterator();
  }

  private static UnsupportedOperationException refusal() {
    return new UnsupportedOperationException(
        "this view is unmodifiable; change the list that it shows");
  }

  @Override
  public @Nullable E pollFirst() {
    throw refusal();
  }

  @Override
  public @Nullable E pollLast() {
    throw refusal();
  }

  @Override
  public E removeFirst() {
    throw refusal();
  }

  @Override
  public E removeLast() {
    throw refusal();
  }

  @Override
  public void addFirst(E element) {
    throw refusal();
  }

  @Override
  public void addLast(E element) {
    throw refusal();
  }

  @Override
  public boolean offerFirst(E element) {
    throw refusal();
  }

  @Override
  public boolean offerLast(E element) {
    throw refusal();
  }

  @Override
  public boolean addAll(Collection<? extends E> added) {
    throw refusal();
  }

  @Override
  public boolean remove(@Nullable Object object) {
    throw refusal();
  }

  @Override
  public boolean removeAll(Collection<?> removed) {
    throw refusal();
  }

  @Override
  public boolean retainAll(Collection<?> retained) {
    throw refusal();
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    throw refusal();
  }

  @Override
  public void clear() {
    throw refusal();
  }
}
