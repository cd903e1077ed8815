package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/**
 * Writes the list field of the array layout, whose elements do not refer to their neighbours.
 *
 * @param <E> the type of the elements
 */
public final class IndexSurgery<E> implements LinkSurgery<E> {

  private final FieldSurgery.Setter<E, IntrusiveList<E>> list;

  /** Uses the given way to write the list field. */
  public IndexSurgery(FieldSurgery.Setter<E, IntrusiveList<E>> list) {
    this.list = list;
  }

  @Override
  public boolean sharesLinksWithCopies() {
    return false;
  }

  @Override
  public boolean writesNeighbours() {
    return false;
  }

  @Override
  public void setNext(E element, @Nullable E newNext) {
    throw new UnsupportedOperationException("no element refers to another");
  }

  @Override
  public void setPrevious(E element, @Nullable E newPrevious) {
    throw new UnsupportedOperationException("no element refers to another");
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> newList) {
    list.set(element, newList);
  }
}
