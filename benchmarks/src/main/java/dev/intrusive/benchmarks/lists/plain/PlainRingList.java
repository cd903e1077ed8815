package dev.intrusive.benchmarks.lists.plain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The other way to write the node layout: a ring that is closed by a sentinel, so that no operation
 * asks whether it is at an end. It checks what {@link PlainNodeList} checks.
 *
 * @param <E> the type of the elements
 */
abstract class PlainRingList<E> {

  private final PlainRingLink<E> sentinel;
  private int size;

  PlainRingList() {
    PlainRingLink<E> ring = new PlainRingLink<>();
    ring.previous = ring;
    ring.next = ring;
    sentinel = ring;
  }

  public final int size() {
    return size;
  }

  public final @Nullable E peekFirst() {
    return following(sentinel).owner;
  }

  public final @Nullable E pollFirst() {
    PlainRingLink<E> link = following(sentinel);
    if (link == sentinel) {
      return null;
    }
    detach(link);
    return link.owner;
  }

  final void linkLast(E element, PlainRingLink<E> link) {
    claim(element, link);
    insert(preceding(sentinel), link, sentinel);
  }

  final void relinkLast(E element, PlainRingLink<E> link) {
    if (!holds(element, link)) {
      seize(element, link);
      insert(preceding(sentinel), link, sentinel);
      return;
    }
    PlainRingLink<E> before = preceding(link);
    PlainRingLink<E> after = following(link);
    if (after != sentinel) {
      PlainRingLink<E> end = preceding(sentinel);
      before.next = after;
      after.previous = before;
      link.previous = end;
      link.next = sentinel;
      end.next = link;
      sentinel.previous = link;
    }
  }

  final boolean unlink(E element, PlainRingLink<E> link) {
    if (!holds(element, link)) {
      return false;
    }
    detach(link);
    return true;
  }

  final boolean holds(E element, PlainRingLink<E> link) {
    return link.list == this && link.owner == element;
  }

  final @Nullable E next(E element, PlainRingLink<E> link) {
    if (!holds(element, link)) {
      throw new IllegalArgumentException("not in this list");
    }
    return following(link).owner;
  }

  private void claim(E element, PlainRingLink<E> link) {
    if (link.list != null || link.owner != element) {
      bind(element, link);
    }
  }

  private void bind(E element, PlainRingLink<E> link) {
    if (link.list != null || (link.owner != null && link.owner != element)) {
      throw new IllegalStateException("already linked");
    }
    link.owner = Objects.requireNonNull(element);
  }

  private void seize(E element, PlainRingLink<E> link) {
    if (link.owner != element) {
      bind(element, link);
    } else {
      PlainRingList<E> holder = link.list;
      if (holder != null) {
        holder.detach(link);
      }
    }
  }

  private void insert(PlainRingLink<E> before, PlainRingLink<E> link, PlainRingLink<E> after) {
    link.previous = before;
    link.next = after;
    link.list = this;
    before.next = link;
    after.previous = link;
    size++;
  }

  private void detach(PlainRingLink<E> link) {
    PlainRingLink<E> before = preceding(link);
    PlainRingLink<E> after = following(link);
    size--;
    before.next = after;
    after.previous = before;
    link.previous = null;
    link.next = null;
    link.list = null;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> PlainRingLink<E> following(PlainRingLink<E> link) {
    return link.next;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> PlainRingLink<E> preceding(PlainRingLink<E> link) {
    return link.previous;
  }
}
