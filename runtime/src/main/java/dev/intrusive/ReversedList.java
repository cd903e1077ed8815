package dev.intrusive;

import java.util.Deque;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A live view of a list in reverse order. */
final class ReversedList<E> extends DequeView<E> {

  private final IntrusiveList<E> list;

  ReversedList(IntrusiveList<E> list) {
    this.list = list;
  }

  @Override
  IntrusiveList<E> list() {
    return list;
  }

  @Override
  public Deque<E> reversed() {
    return list;
  }

  @Override
  public int size() {
    return list.size();
  }

  @Override
  public boolean isEmpty() {
    return list.isEmpty();
  }

  @Override
  public @Nullable E peekFirst() {
    return list.peekLast();
  }

  @Override
  public @Nullable E peekLast() {
    return list.peekFirst();
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
  public boolean contains(@Nullable Object object) {
    return list.contains(object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    return list.remove(object);
  }

  @Override
  public void clear() {
    list.clear();
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    list.forEach(action, true);
  }

  @Override
  public Iterator<E> iterator() {
    return list.descendingIterator();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return list.iterator();
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
  }
}
