package dev.intrusive.benchmarks.lists.plain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The twin of {@link dev.intrusive.NodeList}: the same links, size and checks of ownership, but no
 * count of arrivals and no passes to tell of departures.
 *
 * @param <E> the type of the elements
 */
abstract class PlainNodeList<E> {

  private final PlainLink<E> sentinel;
  private int size;

  PlainNodeList() {
    PlainLink<E> ring = new PlainLink<>();
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
    PlainLink<E> link = following(sentinel);
    if (link == sentinel) {
      return null;
    }
    detach(link);
    return link.owner;
  }

  final void linkLast(E element, PlainLink<E> link) {
    claim(element, link);
    insert(preceding(sentinel), link, sentinel);
  }

  final void relinkLast(E element, PlainLink<E> link) {
    seize(element, link);
    insert(preceding(sentinel), link, sentinel);
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
    return following(link).owner;
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

  private void insert(PlainLink<E> before, PlainLink<E> link, PlainLink<E> after) {
    link.previous = before;
    link.next = after;
    link.list = this;
    before.next = link;
    after.previous = link;
    size++;
  }

  private void detach(PlainLink<E> link) {
    PlainLink<E> before = preceding(link);
    PlainLink<E> after = following(link);
    size--;
    before.next = after;
    after.previous = before;
    link.previous = null;
    link.next = null;
    link.list = null;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> PlainLink<E> following(PlainLink<E> link) {
    return link.next;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> PlainLink<E> preceding(PlainLink<E> link) {
    return link.previous;
  }
}
