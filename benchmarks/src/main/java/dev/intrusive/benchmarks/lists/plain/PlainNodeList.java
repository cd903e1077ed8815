package dev.intrusive.benchmarks.lists.plain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The twin of {@link dev.intrusive.NodeList}: the same links, size and checks of ownership, but no
 * iterators and passes that may have to know of changes.
 *
 * @param <E> the type of the elements
 */
abstract class PlainNodeList<E> {

  private @Nullable PlainLink<E> first;
  private @Nullable PlainLink<E> last;
  private int size;

  public final int size() {
    return size;
  }

  public final @Nullable E peekFirst() {
    return ownerOf(first);
  }

  public final @Nullable E pollFirst() {
    PlainLink<E> link = first;
    if (link == null) {
      return null;
    }
    PlainLink<E> after = link.next;
    size--;
    connect(null, after);
    link.next = null;
    link.list = null;
    return link.owner;
  }

  final void linkLast(E element, PlainLink<E> link) {
    claim(element, link);
    insertLast(link);
  }

  @SuppressWarnings("NullAway") // a list that holds something has a last link
  final void relinkLast(E element, PlainLink<E> link) {
    if (!holds(element, link)) {
      seize(element, link);
      insertLast(link);
      return;
    }
    PlainLink<E> before = link.previous;
    PlainLink<E> after = link.next;
    if (after != null) {
      PlainLink<E> end = last;
      if (before == null) {
        first = after;
      } else {
        before.next = after;
      }
      after.previous = before;
      link.previous = end;
      link.next = null;
      end.next = link;
      last = link;
    }
  }

  final boolean unlink(E element, PlainLink<E> link) {
    if (!holds(element, link)) {
      return false;
    }
    detach(link);
    return true;
  }

  final boolean holds(E element, PlainLink<E> link) {
    return link.list == this && link.owner == element;
  }

  final @Nullable E next(E element, PlainLink<E> link) {
    if (!holds(element, link)) {
      throw new IllegalArgumentException("not in this list");
    }
    return ownerOf(link.next);
  }

  private void claim(E element, PlainLink<E> link) {
    if (link.list != null || link.owner != element) {
      bind(element, link);
    }
  }

  private void bind(E element, PlainLink<E> link) {
    if (link.list != null || (link.owner != null && link.owner != element)) {
      throw new IllegalStateException("already linked");
    }
    link.owner = Objects.requireNonNull(element);
  }

  private void seize(E element, PlainLink<E> link) {
    if (link.owner != element) {
      bind(element, link);
    } else {
      PlainNodeList<E> holder = link.list;
      if (holder != null) {
        holder.detach(link);
      }
    }
  }

  private void insertLast(PlainLink<E> link) {
    PlainLink<E> before = last;
    link.list = this;
    last = link;
    if (before == null) {
      first = link;
    } else {
      link.previous = before;
      before.next = link;
    }
    size++;
  }

  private void detach(PlainLink<E> link) {
    size--;
    connect(link.previous, link.next);
    link.previous = null;
    link.next = null;
    link.list = null;
  }

  private void connect(@Nullable PlainLink<E> before, @Nullable PlainLink<E> after) {
    if (before == null) {
      first = after;
    } else {
      before.next = after;
    }
    if (after == null) {
      last = before;
    } else {
      after.previous = before;
    }
  }

  private static <E> @Nullable E ownerOf(@Nullable PlainLink<E> link) {
    return link == null ? null : link.owner;
  }
}
