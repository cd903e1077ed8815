package dev.intrusive;

import java.util.AbstractCollection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A live view of a list in one of its directions: what reads it. */
abstract class DequeView<E> extends AbstractCollection<E> implements Deque<E> {

  final IntrusiveList<E> list;
  final boolean isDescending;

  DequeView(IntrusiveList<E> list, boolean isDescending) {
    this.list = list;
    this.isDescending = isDescending;
  }

  /**
   * Returns the elements in reverse order. From Java 21 on it overrides a method of {@link Deque}.
   *
   * @return a live view
   */
  @SuppressWarnings("MissingOverride")
  public abstract Deque<E> reversed();

  @Override
  public final int size() {
    return list.size();
  }

  @Override
  public final boolean isEmpty() {
    return list.isEmpty();
  }

  @Override
  public final boolean contains(@Nullable Object object) {
    return list.contains(object);
  }

  @Override
  public final @Nullable E peekFirst() {
    return isDescending ? list.peekLast() : list.peekFirst();
  }

  @Override
  public final @Nullable E peekLast() {
    return isDescending ? list.peekFirst() : list.peekLast();
  }

  @Override
  public final void forEach(Consumer<? super E> action) {
    list.forEach(action, isDescending);
  }

  @Override
  public Iterator<E> iterator() {
    return list.iterator(isDescending);
  }

  @Override
  public final Iterator<E> descendingIterator() {
    return reversed().iterator();
  }

  @Override
  public final boolean add(E element) {
    addLast(element);
    return true;
  }

  @Override
  public final Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
  }

  @Override
  public final boolean offer(E element) {
    return offerLast(element);
  }

  @Override
  public final void push(E element) {
    addFirst(element);
  }

  @Override
  public final @Nullable E peek() {
    return peekFirst();
  }

  @Override
  public final @Nullable E poll() {
    return pollFirst();
  }

  @Override
  public final E getFirst() {
    return isDescending ? list.getLast() : list.getFirst();
  }

  @Override
  public final E getLast() {
    return isDescending ? list.getFirst() : list.getLast();
  }

  @Override
  public final E element() {
    return getFirst();
  }

  @Override
  public final E remove() {
    return removeFirst();
  }

  @Override
  public final E pop() {
    return removeFirst();
  }

  @Override
  public final boolean removeFirstOccurrence(@Nullable Object object) {
    return remove(object);
  }

  @Override
  public final boolean removeLastOccurrence(@Nullable Object object) {
    return remove(object);
  }
}
