package dev.intrusive.benchmarks.lists.plain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The hand-written baseline of the node layout: a ring of links that is closed by a sentinel, a
 * link without an element. It has a size, counts modifications as {@link java.util.ArrayList} does,
 * and checks in which list an element is, since generated lists promise as much.
 *
 * @param <E> the type of the elements
 */
abstract class PlainNodeList<E> {

  private final PlainLink<E> sentinel = new PlainLink<>();
  private int size;
  private int modifications;

  public final int size() {
    return size;
  }

  /** How many insertions, removals and moves there were. */
  public final int modifications() {
    return modifications;
  }

  public final @Nullable E peekFirst() {
    return sentinel.next.element;
  }

  public final @Nullable E pollFirst() {
    PlainLink<E> first = sentinel.next;
    if (first == sentinel) {
      return null;
    }
    unlink(first);
    return first.element;
  }

  final void addLast(E element, PlainLink<E> link) {
    if (link.list != null || link.element != element) {
      bind(element, link);
    }
    linkLast(link);
  }

  final void moveToLast(E element, PlainLink<E> link) {
    if (!contains(element, link)) {
      take(element, link);
      linkLast(link);
    } else if (link.next != sentinel) {
      modifications++;
      join(link.previous, link.next);
      join(sentinel.previous, link);
      join(link, sentinel);
    }
  }

  final boolean remove(E element, PlainLink<E> link) {
    if (!contains(element, link)) {
      return false;
    }
    unlink(link);
    return true;
  }

  final boolean contains(E element, PlainLink<E> link) {
    return link.list == this && link.element == element;
  }

  final @Nullable E next(E element, PlainLink<E> link) {
    if (!contains(element, link)) {
      throw new IllegalArgumentException("not in this list");
    }
    return link.next.element;
  }

  /** Makes a link that is in no list that of an element. */
  private static <E> void bind(E element, PlainLink<E> link) {
    if (link.list != null || (link.element != null && link.element != element)) {
      throw new IllegalStateException("already linked");
    }
    link.element = Objects.requireNonNull(element);
  }

  /** Takes a link out of the list that has it, if any. */
  private static <E> void take(E element, PlainLink<E> link) {
    if (link.element != element) {
      bind(element, link);
    } else {
      PlainNodeList<E> holder = link.list;
      if (holder != null) {
        holder.unlink(link);
      }
    }
  }

  private void linkLast(PlainLink<E> link) {
    modifications++;
    size++;
    link.list = this;
    join(sentinel.previous, link);
    join(link, sentinel);
  }

  private void unlink(PlainLink<E> link) {
    modifications++;
    size--;
    join(link.previous, link.next);
    join(link, link);
    link.list = null;
  }

  private static <E> void join(PlainLink<E> previous, PlainLink<E> next) {
    previous.next = next;
    next.previous = previous;
  }
}
