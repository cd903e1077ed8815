package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/**
 * A list that is written by hand: the twin of a generated one, with the same checks and counts.
 *
 * @param <E> the type of the elements
 */
@SuppressWarnings("NullAway.Init") // prepared first
public abstract class PlainLinks<E extends Particle> extends Links<E> {

  private PlainList<E> list;

  /** Makes an empty list, and the pool of its elements if it needs one. */
  abstract PlainList<E> newList(int capacity);

  @Override
  protected final void prepare(int capacity) {
    list = newList(capacity);
  }

  @Override
  protected final Iterable<E> list() {
    return list;
  }

  @Override
  protected final void addLast(E element) {
    list.addLast(element);
  }

  @Override
  protected final boolean remove(E element) {
    return list.remove(element);
  }

  @Override
  protected final void moveToLast(E element) {
    list.moveToLast(element);
  }

  @Override
  protected final @Nullable E pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected final boolean contains(E element) {
    return list.contains(element);
  }

  @Override
  protected final @Nullable E peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected final @Nullable E next(E element) {
    return list.next(element);
  }
}
