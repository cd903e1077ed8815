package dev.intrusive;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Moving many elements at once: the cost is that each element learns its new list. */
final class Splicing {

  private Splicing() {}

  static void requireNonNull(Object source, Object from, Object to) {
    Objects.requireNonNull(source);
    Objects.requireNonNull(from);
    Objects.requireNonNull(to);
  }

  /** Checks that a range is one, in a list that shares the link of another. */
  static <E> void requireRange(IntrusiveList<E> list, IntrusiveList<E> source, E from, E to) {
    requireNonNull(source, from, to);
    list.requireSameLink(source);
    source.requireHere(from);
    source.requireHere(to);
    E element = from;
    while (element != to) {
      element = source.after(element);
      if (element == null) {
        throw Misuse.notARange(from, to, source);
      }
    }
  }

  /** Whether an element lies in a range of a list. */
  static <E> boolean isWithin(IntrusiveList<E> list, E anchor, E from, E to) {
    E element = from;
    while (element != null && element != anchor) {
      element = element == to ? null : list.after(element);
    }
    return element != null;
  }

  /** Moves all elements of a list between two neighbours of another. */
  static <E> void all(
      IntrusiveList<E> list, @Nullable E before, @Nullable E after, IntrusiveList<E> source) {
    E first = source.peekFirst();
    if (source != list && first != null) {
      range(list, before, after, source, first, source.getLast());
    }
  }

  /** Moves an element and all behind it to the end of another list. */
  static <E> void tail(IntrusiveList<E> list, @Nullable E first, IntrusiveList<E> into) {
    if (into != list && first != null) {
      range(into, into.peekLast(), null, list, first, list.getLast());
    }
  }

  /** Moves a range between two neighbours of a list, neither of which is inside the range. */
  static <E> void range(
      IntrusiveList<E> list,
      @Nullable E before,
      @Nullable E after,
      IntrusiveList<E> source,
      E from,
      E to) {
    if (source == list) {
      // A neighbour may be an end of the range, which then is where it belongs.
      if (before != to && after != from) {
        list.moveWithin(from, to, after);
      }
      return;
    }
    source.rangeDeparting(from, to);
    int count = 0;
    for (E element = from;
        element != null;
        element = element == to ? null : source.after(element)) {
      list.adopt(element);
      count++;
    }
    source.join(source.before(from), source.after(to));
    list.join(before, from);
    list.join(to, after);
    list.arrivedFrom(source, count);
  }
}
