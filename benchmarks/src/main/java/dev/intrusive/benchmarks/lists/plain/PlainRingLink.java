package dev.intrusive.benchmarks.lists.plain;

import org.jspecify.annotations.Nullable;

/**
 * The link of an element in a {@link PlainRingList}.
 *
 * @param <E> the type of the element that owns the link
 */
public final class PlainRingLink<E> {

  @Nullable PlainRingLink<E> previous;
  @Nullable PlainRingLink<E> next;
  @Nullable E owner;
  @Nullable PlainRingList<E> list;
}
