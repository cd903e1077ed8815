package dev.intrusive.generated;

import dev.intrusive.IntrusiveHeap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of flat heaps, whose elements have their indexes in fields.
 *
 * <p>Only generated code can name the fields, so what moves elements is generated, and this class
 * holds the array.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class FlatHeap<E> extends IntrusiveHeap<E> {

  private static final int SMALLEST_CAPACITY = 8;

  private @Nullable Object[] elements = new @Nullable Object[SMALLEST_CAPACITY];

  /** Creates an empty heap. */
  protected FlatHeap() {}

  /**
   * Makes sure that an element can be added.
   *
   * @param element any element
   * @throws NullPointerException if it is null
   * @throws IllegalStateException if it is in a heap of this link, or is a shallow copy of an
   *     element of one
   */
  protected abstract void requireFree(E element);

  /**
   * Stores that a free element is in this heap, at an index: {@link #occupy}, then its fields.
   *
   * @param element the element
   * @param index its index
   */
  protected abstract void link(E element, int index);

  /**
   * Returns the element at an index.
   *
   * @param index an index that is in use and not empty
   * @return the element
   */
  @SuppressWarnings({"unchecked", "NullAway"}) // only elements are stored, and there is one
  protected final E at(int index) {
    return (E) elements[index];
  }

  /**
   * Returns the array, in which elements are moved without a call between stores.
   *
   * @return the elements by index; those that are in use and not empty hold elements
   */
  @SuppressWarnings("NullAway") // nothing else is looked at
  protected final Object[] elements() {
    return elements;
  }

  /**
   * Stores and counts that an element is at an index, by which the order is lost until {@link
   * #markOrdered}.
   *
   * @param element a free element
   * @param index an empty index
   */
  protected final void occupy(E element, int index) {
    beforeLink(index);
    elements[index] = element;
  }

  /**
   * Counts that an element is removed, and empties its index or lets the last element fill it.
   *
   * @param index the index of the element
   * @return the last element if it takes that index, by which the order is lost until {@link
   *     #markOrdered}; null if an index is empty now
   */
  @SuppressWarnings("unchecked") // only elements are stored
  protected @Nullable E vacate(int index) {
    int emptied = beforeUnlink(index);
    E last = emptied == index ? null : (E) elements[emptied];
    elements[emptied] = null;
    if (last != null) {
      elements[index] = last;
    }
    return last;
  }

  /**
   * Moves what is at an index to an empty one.
   *
   * @param from an index
   * @param to an empty index
   */
  protected void relocate(int from, int to) {
    elements[to] = elements[from];
    elements[from] = null;
  }

  /**
   * Returns whether an object is at an index; a shallow copy of an element is not.
   *
   * @param object any object
   * @param index any number
   * @return true if it is
   */
  protected final boolean isAt(Object object, int index) {
    return index >= 0 && index < elements.length && elements[index] == object;
  }

  @Override
  @SuppressWarnings("unchecked") // only elements are stored
  protected final @Nullable E elementAt(int index) {
    return (E) elements[index];
  }

  @Override
  protected void link(E element, long key, int index) {
    link(element, index);
  }

  @Override
  protected final int capacity() {
    return elements.length;
  }

  @Override
  protected void grow() {
    elements = Arrays.copyOf(elements, grown(elements.length));
  }
}
