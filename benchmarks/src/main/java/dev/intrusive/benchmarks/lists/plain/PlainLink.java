package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/**
 * The twin of {@link dev.intrusive.Link}: the same fields.
 *
 * @param <E> the type of the element that owns the link
 */
public final class PlainLink<E> {

  @Nullable PlainLink<E> previous;
  @Nullable PlainLink<E> next;
  @Nullable E owner;
  @Nullable PlainNodeList<E> list;
}
