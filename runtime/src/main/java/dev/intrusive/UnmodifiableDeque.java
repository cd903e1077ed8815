package dev.intrusive;

import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A live view of a list, or of its reversed view, that refuses every change. */
final class UnmodifiableDeque<E> extends DequeView<E> {

  private final IntrusiveList<E> list;

  /** The list, or its reversed view. */
  private final Deque<E> elements;

  UnmodifiableDeque(IntrusiveList<E> list, Deque<E> elements) {
    this.list = list;
    this.elements = elements;
  }

  @Override
  IntrusiveList<E> list() {
    return list;
  }

  @Override
  public Deque<E> reversed() {
    return new UnmodifiableDeque<>(list, elements == list ? list.reversed() : list);
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public boolean isEmpty() {
    return elements.isEmpty();
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return elements.contains(object);
  }

  @Override
  public @Nullable E peekFirst() {
    return elements.peekFirst();
  }

  @Override
  public @Nullable E peekLast() {
    return elements.peekLast();
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    elements.forEach(action);
  }

  @Override
  public Iterator<E> iterator() {
    return unmodifiable(elements.iterator());
  }

  @Override
  public Iterator<E> descendingIterator() {
    return unmodifiable(elements.descendingIterator());
  }

  private static <E> Iterator<E> unmodifiable(Iterator<E> iterator) {
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return iterator.hasNext();
      }

      @Override
      public E next() {
        return iterator.next();
      }
    };
  }

  @Override
  public Spliterator<E> spliterator() {
    return elements.spliterator();
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
