package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/**
 * The link of an element in a {@link PlainNodeList}. A link that is in no list is a ring of one.
 *
 * @param <E> the type of the element
 */
public final class PlainLink<E> {

  PlainLink<E> previous = this;
  PlainLink<E> next = this;
  @Nullable E element;
  @Nullable PlainNodeList<E> list;
}
