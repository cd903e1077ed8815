package dev.intrusive;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of flat heaps, whose elements have their positions in fields.
 *
 * <p>Only generated code can name the fields, so what compares and moves elements is generated, and
 * this class holds the array.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class FlatHeap<E> extends IntrusiveHeap<E> {

  private static final int SMALLEST_CAPACITY = 8;

  private @Nullable Object[] elements = new @Nullable Object[SMALLEST_CAPACITY];

  /** Creates an empty heap. */
  protected FlatHeap() {}

  @Override
  protected abstract void place(E element, int position);

  @Override
  protected abstract void link(E element, int position);

  @Override
  protected abstract void unlink(E element);

  @Override
  protected abstract int positionOf(E element);

  /**
   * Returns the element at a position.
   *
   * @param position a position that is in use and not empty
   * @return the element
   */
  @SuppressWarnings({"unchecked", "NullAway"}) // only elements are stored, and there is one
  protected final E at(int position) {
    return (E) elements[position];
  }

  /**
   * Stores an element in the array.
   *
   * @param element an element of this heap
   * @param position its position
   */
  protected final void store(E element, int position) {
    elements[position] = element;
  }

  /**
   * Returns whether an object is at a position; a shallow copy of an element is not.
   *
   * @param object any object
   * @param position any number
   * @return true if it is
   */
  protected final boolean isAt(Object object, int position) {
    return position >= 0 && position < elements.length && elements[position] == object;
  }

  /**
   * Makes the exception for an element that is not free.
   *
   * @param element the element
   * @return the exception to throw
   */
  protected final IllegalStateException cannotLink(E element) {
    IntrusiveHeap<E> holder = heapOf(element);
    return holder == null
        ? HeapMisuse.copied(element, this)
        : HeapMisuse.alreadyLinked(element, this, holder);
  }

  @Override
  public final @Nullable E peek() {
    return isOrdered() ? elementAt(0) : peekUnordered();
  }

  @Override
  @SuppressWarnings("unchecked") // only elements are stored
  final @Nullable E elementAt(int position) {
    return (E) elements[position];
  }

  @Override
  final void vacate(int position) {
    elements[position] = null;
  }

  @Override
  final int capacity() {
    return elements.length;
  }

  @Override
  final void grow() {
    elements = Arrays.copyOf(elements, grown(elements.length));
  }
}
