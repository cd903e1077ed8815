package dev.intrusive;

import org.jspecify.annotations.Nullable;

/**
 * The base of generated lists of the flat layout, whose links are fields of the elements.
 *
 * <p>Only generated code can name the fields, so the hot path is generated, and this class holds
 * what it shares. The first element has no previous and the last has no next one.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class FlatList<E> extends IntrusiveList<E> {

  /** Creates an empty list. */
  protected FlatList() {}

  /**
   * Returns an end of a list that holds something, as a reference that is not null. O(1), allocates
   * nothing. Nothing is asked: a compiler that is told early that a reference is there may keep it
   * in two registers, once for itself and once for the collector, and run out of them.
   *
   * @param <E> the type of the element
   * @param end the first or the last element of a list that is not empty; a null comes back as it
   *     is
   * @return {@code end}
   */
  @SuppressWarnings("NullAway") // a list that holds something has both ends
  protected static <E> E present(@Nullable E end) {
    return end;
  }

  @Override
  protected final @Nullable String findDefect(E element) {
    IntrusiveList<E> holder = holderOf(element);
    return holder == this ? null : "its list field refers to " + Misuse.nameOf((Object) holder);
  }
}
