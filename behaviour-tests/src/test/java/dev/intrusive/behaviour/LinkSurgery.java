package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/**
 * Writes the links of elements directly, to break a list on purpose.
 *
 * @param <E> the type of the elements
 */
public interface LinkSurgery<E> {

  /** Whether a copy shares link objects with its original even while both are in no list. */
  boolean sharesLinksWithCopies();

  /** Whether elements refer to their neighbours. */
  default boolean writesNeighbours() {
    return true;
  }

  /** Makes an element refer to another as the one after it. */
  void setNext(E element, @Nullable E next);

  /** Makes an element refer to another as the one before it. */
  void setPrevious(E element, @Nullable E previous);

  /** Makes an element refer to another list as the one that holds it. */
  void setList(E element, @Nullable IntrusiveList<E> list);
}
