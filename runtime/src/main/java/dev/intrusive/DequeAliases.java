package dev.intrusive;

import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The methods of {@link Deque} that follow from others, for lists and their views. */
interface DequeAliases<E> extends Deque<E> {

  /**
   * Links an element at the end unless it is already linked, as {@link #offerLast} does.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element; iterators fail.
   *
   * @param element any element
   * @return false, and nothing is changed, if the element is linked through this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is a shallow copy of a linked element, or this
   *     list is indexed and it is not live
   */
  @Override
  default boolean offer(E element) {
    return offerLast(element);
  }

  /**
   * Links an element at the start, as {@link #addFirst} does.
   *
   * <p>O(1), allocates nothing; amortised O(1) in the array layout. {@code forEach} visits the
   * element only if no element is before its position; iterators fail.
   *
   * @param element an element that is in no list of this link
   * @throws NullPointerException if the element is null
   * @throws IllegalArgumentException if this list is indexed and the element is not of its pool
   * @throws IllegalStateException if the element is already linked through this link, in this list
   *     or another, or is a shallow copy of a linked element, or this list is indexed and it is not
   *     live
   */
  @Override
  default void push(E element) {
    addFirst(element);
  }

  /**
   * Returns the first element without removing it, as {@link #peekFirst} does.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  default @Nullable E peek() {
    return peekFirst();
  }

  /**
   * Removes the first element, as {@link #pollFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if this list is empty
   */
  @Override
  default @Nullable E poll() {
    return pollFirst();
  }

  /**
   * Returns the first element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E getFirst() {
    E element = peekFirst();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Returns the last element without removing it.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E getLast() {
    E element = peekLast();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Returns the first element without removing it, as {@link #getFirst} does.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E element() {
    return getFirst();
  }

  /**
   * Removes the first element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E removeFirst() {
    E element = pollFirst();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Removes the last element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E removeLast() {
    E element = pollLast();
    return element != null ? element : iterator().next(); // which says that there is none
  }

  /**
   * Removes the first element, as {@link #removeFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E remove() {
    return removeFirst();
  }

  /**
   * Removes the first element, as {@link #removeFirst} does.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element
   * @throws java.util.NoSuchElementException if this list is empty
   */
  @Override
  default E pop() {
    return removeFirst();
  }

  /**
   * Removes an element from this list, as {@link #remove(Object)} does, since it is here once.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object any object, or null
   * @return true if it was in this list
   */
  @Override
  default boolean removeFirstOccurrence(@Nullable Object object) {
    return remove(object);
  }

  /**
   * Removes an element from this list, as {@link #remove(Object)} does, since it is here once.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object any object, or null
   * @return true if it was in this list
   */
  @Override
  default boolean removeLastOccurrence(@Nullable Object object) {
    return remove(object);
  }
}
