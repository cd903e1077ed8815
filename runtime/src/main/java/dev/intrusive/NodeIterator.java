package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Walks the links of a {@link NodeList}.
 *
 * <p>While nothing joins the list, an element that is in it has never left, so its neighbour is the
 * right one; and the element that stood behind it when it was returned is right as long as that one
 * stays.
 */
final class NodeIterator<E> implements Iterator<E> {

  private final NodeList<E> list;
  private final Link<E> sentinel;
  private int arrivals;

  /** The link behind which the iterator stands; the sentinel at first. */
  private Link<E> position;

  /** The link that stood behind the position when it was last looked at. */
  private Link<E> upcoming;

  private @Nullable Link<E> removable;

  NodeIterator(NodeList<E> list, Link<E> sentinel) {
    this.list = list;
    this.sentinel = sentinel;
    this.arrivals = list.arrivals();
    this.position = sentinel;
    this.upcoming = following(sentinel);
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return locate() != sentinel;
  }

  @Override
  public E next() {
    Link<E> link = locate();
    if (link == null) {
      throw Misuse.changedDuringIteration(list);
    }
    E element = link.owner;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    position = link;
    removable = link;
    upcoming = following(link);
    return element;
  }

  @Override
  public void remove() {
    Link<E> link = removable;
    if (link != null && list.arrivals() != arrivals) {
      throw Misuse.changedDuringIteration(list);
    }
    if (link == null || link.list != list) {
      throw Misuse.nothingToRemove(list);
    }
    position = preceding(link);
    list.detach(link);
    removable = null;
  }

  /** Returns the link to return next, the sentinel at the end, or null if the place is lost. */
  private @Nullable Link<E> locate() {
    if (list.arrivals() != arrivals) {
      return null;
    }
    if (position.list == list || position == sentinel) {
      upcoming = following(position);
      return upcoming;
    }
    if (upcoming.list == list || upcoming == sentinel) {
      position = preceding(upcoming);
      return upcoming;
    }
    if (list.isEmpty()) {
      position = sentinel;
      return sentinel;
    }
    return null;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> Link<E> following(Link<E> link) {
    return link.next;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> Link<E> preceding(Link<E> link) {
    return link.previous;
  }
}
