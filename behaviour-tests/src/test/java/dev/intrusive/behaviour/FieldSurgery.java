package dev.intrusive.behaviour;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/**
 * Writes the links of the flat layout, which are fields of the element.
 *
 * @param <E> the type of the elements
 */
public final class FieldSurgery<E> implements LinkSurgery<E> {

  private final Setter<E, E> next;
  private final Setter<E, E> previous;
  private final Setter<E, IntrusiveList<E>> list;

  /**
   * Writes a field of an element.
   *
   * @param <E> the type of the element
   * @param <V> the type of the field
   */
  public interface Setter<E, V> {

    /** Writes a value, or null. */
    void set(E element, @Nullable V value);
  }

  /** Uses the given ways to write the fields. */
  public FieldSurgery(Setter<E, E> next, Setter<E, E> previous, Setter<E, IntrusiveList<E>> list) {
    this.next = next;
    this.previous = previous;
    this.list = list;
  }

  @Override
  public boolean sharesLinksWithCopies() {
    return false;
  }

  @Override
  public void setNext(E element, @Nullable E newNext) {
    next.set(element, newNext);
  }

  @Override
  public void setPrevious(E element, @Nullable E newPrevious) {
    previous.set(element, newPrevious);
  }

  @Override
  public void setList(E element, @Nullable IntrusiveList<E> newList) {
    list.set(element, newList);
  }
}
