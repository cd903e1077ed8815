package dev.intrusive.benchmarks.lists;

import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A list of the node layout as one writes it by hand for one class: a ring of links that is closed
 * by a sentinel. It has a size, counts modifications as {@link java.util.ArrayList} does, and
 * checks which list holds an element, because generated lists promise as much.
 */
@SuppressWarnings("UnusedVariable") // counts as generated lists do
final class PlainNodeList extends PlainList<PlainNodeParticle> {

  /** A link that is in no list is a ring of one. */
  static final class Link {
    private Link previous = this;
    private Link next = this;
    private @Nullable PlainNodeParticle element;
    private @Nullable PlainNodeList list;
  }

  private final Link sentinel = new Link();
  private int size;
  private int modifications;

  @Override
  @Nullable PlainNodeParticle peekFirst() {
    return sentinel.next.element;
  }

  @Override
  @Nullable PlainNodeParticle pollFirst() {
    Link first = sentinel.next;
    if (first == sentinel) {
      return null;
    }
    unlink(first);
    return first.element;
  }

  @Override
  void addLast(PlainNodeParticle element) {
    Link link = element.link;
    if (link.list != null || link.element != element) {
      bind(element, link);
    }
    linkLast(link);
  }

  @Override
  boolean contains(@Nullable Object object) {
    return object instanceof PlainNodeParticle element && contains(element, element.link);
  }

  @Override
  boolean remove(@Nullable Object object) {
    if (!(object instanceof PlainNodeParticle element) || !contains(element, element.link)) {
      return false;
    }
    unlink(element.link);
    return true;
  }

  @Override
  void moveToLast(PlainNodeParticle element) {
    Link link = element.link;
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

  @Override
  @Nullable PlainNodeParticle next(PlainNodeParticle element) {
    Link link = element.link;
    if (!contains(element, link)) {
      throw new IllegalArgumentException("not in this list");
    }
    return link.next.element;
  }

  /** Allows the action to remove the element that it is given. */
  @Override
  public void forEach(Consumer<? super PlainNodeParticle> action) {
    Link next;
    for (Link link = sentinel.next; link != sentinel; link = next) {
      next = link.next;
      action.accept(Objects.requireNonNull(link.element));
    }
  }

  private boolean contains(PlainNodeParticle element, Link link) {
    return link.list == this && link.element == element;
  }

  private static void bind(PlainNodeParticle element, Link link) {
    if (link.list != null || (link.element != null && link.element != element)) {
      throw new IllegalStateException("already linked");
    }
    link.element = Objects.requireNonNull(element);
  }

  /** Removes a link from the list that holds it, if any. */
  private static void take(PlainNodeParticle element, Link link) {
    if (link.element != element) {
      bind(element, link);
    } else if (link.list != null) {
      link.list.unlink(link);
    }
  }

  private void linkLast(Link link) {
    modifications++;
    size++;
    link.list = this;
    join(sentinel.previous, link);
    join(link, sentinel);
  }

  private void unlink(Link link) {
    modifications++;
    size--;
    join(link.previous, link.next);
    join(link, link);
    link.list = null;
  }

  private static void join(Link previous, Link next) {
    previous.next = next;
    next.previous = previous;
  }
}
