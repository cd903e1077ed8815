package dev.intrusive.behaviour;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * How to make elements of one kind.
 *
 * @param <E> the type of the elements
 */
public class Elements<E> {

  private final IntFunction<? extends E> maker;
  private final UnaryOperator<E> copier;
  private final ToIntFunction<E> ids;

  /** Makes an element by its id, copies one, and returns the id of one. */
  public Elements(IntFunction<? extends E> maker, UnaryOperator<E> copier, ToIntFunction<E> ids) {
    this.maker = maker;
    this.copier = copier;
    this.ids = ids;
  }

  E create(int id) {
    return maker.apply(id);
  }

  final E copyOf(E original) {
    return copier.apply(original);
  }

  final int idOf(E element) {
    return ids.applyAsInt(element);
  }

  /** Takes back all elements made so far. */
  void recycle() {}

  /** Whether a pool keeps the elements alive. */
  boolean arePooled() {
    return false;
  }
}
