package dev.intrusive.generated;

import dev.intrusive.IntrusiveList;

/**
 * For generated code: the base of flat lists, whose links are fields of the elements.
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
}
