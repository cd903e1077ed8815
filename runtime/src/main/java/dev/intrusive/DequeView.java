package dev.intrusive;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The part of {@link Deque} that follows from a few operations, for the views of a list. */
abstract class DequeView<E> extends AbstractCollection<E> implements Deque<E> {

  @Override
  public abstract @Nullable E peekFirst();

  @Override
  public abstract @Nullable E peekLast();

  @Override
  public abstract @Nullable E pollFirst();

  @Override
  public abstract @Nullable E pollLast();

  /**
   * Returns the elements in reverse order. From Java 21 on it overrides a method of {@link Deque}.
   *
   * @return a live view
   */
  @SuppressWarnings("MissingOverride")
  public abstract Deque<E> reversed();

  /** The list that is viewed. */
  abstract IntrusiveList<E> list();

  @Override
  public boolean add(E element) {
    addLast(element);
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> elements) {
    boolean changed = false;
    for (E element : elements) {
      addLast(element);
      changed = true;
    }
    return changed;
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
  public final @Nullable E poll() {
    return pollFirst();
  }

  @Override
  public final @Nullable E peek() {
    return peekFirst();
  }

  @Override
  public final E getFirst() {
    return orFailIfEmpty(peekFirst());
  }

  @Override
  public final E getLast() {
    return orFailIfEmpty(peekLast());
  }

  @Override
  public final E removeFirst() {
    return orFailIfEmpty(pollFirst());
  }

  @Override
  public final E removeLast() {
    return orFailIfEmpty(pollLast());
  }

  @Override
  public final E remove() {
    return removeFirst();
  }

  @Override
  public final E element() {
    return getFirst();
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

  private E orFailIfEmpty(@Nullable E element) {
    if (element == null) {
      throw Misuse.empty(list());
    }
    return element;
  }
}
