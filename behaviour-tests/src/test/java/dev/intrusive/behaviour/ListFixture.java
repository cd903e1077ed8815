package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/**
 * One kind of list under test: how to make lists and elements, and what is generated for them.
 *
 * @param <E> the type of the elements
 */
public interface ListFixture<E> {

  /** A new, empty list. */
  IntrusiveList<E> newList();

  /** A new, empty list of another link of the same element type, or null if there is none. */
  default @Nullable IntrusiveList<E> newListOfOtherLink() {
    return null;
  }

  /** A new element that is in no list. */
  E newElement(int id);

  /**
   * Takes back all elements made so far: they are in no list and are not used any more. Where they
   * come from a pool, it has room again.
   */
  default void recycle() {}

  /** A copy as {@code clone()} makes it, which has the field values of its original. */
  E copyOf(E original);

  /** The id that the element was made with. */
  int idOf(E element);

  /** The list name in the annotation. */
  String listName();

  /** The class of generated accessors. */
  Class<?> linksClass();

  /** Whether the constructor of the list and its accessors take a pool first. */
  default boolean isIndexed() {
    return false;
  }

  /** Whether the accessors for all lists of the host take a pool first. */
  default boolean hasIndexedLists() {
    return isIndexed();
  }

  /** How to damage the links. */
  LinkSurgery<E> surgery();

  /** The generated {@code inX}. */
  boolean isInList(E element);

  /** The generated {@code xOf}. */
  @Nullable IntrusiveList<E> listOf(E element);

  /** The generated {@code nextInX}. */
  @Nullable E nextOf(E element);

  /** The generated {@code previousInX}. */
  @Nullable E previousOf(E element);

  /** The generated {@code unlinkFromX}. */
  boolean unlink(E element);

  /** The generated {@code unlinkAll}. */
  int unlinkAll(E element);

  /** The generated {@code isLinked}. */
  boolean isLinked(E element);

  /** The generated {@code describe}. */
  String describe(E element);
}
