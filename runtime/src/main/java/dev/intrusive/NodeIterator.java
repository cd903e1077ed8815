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
  private final int arrivals;

  /** The link behind which the iterator stands, null at the start. */
  private @Nullable Link<E> position;

  /** The link that stood behind the position when it was last looked at, null at the end. */
  private @Nullable Link<E> upcoming;

  private @Nullable Link<E> removable;

  NodeIterator(NodeList<E> list) {
    this.list = list;
    this.arrivals = list.watchArrivals();
  }

  @Override
  public boolean hasNext() {
    // A place that is lost counts as one more element, so that next() can report it.
    return !locate() || upcoming != null;
  }

  @Override
  @SuppressWarnings("NullAway") // a linked link has an element
  public E next() {
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
    Link<E> link = upcoming;
    if (link == null) {
      throw Misuse.exhausted(list);
    }
    position = link;
    removable = link;
    upcoming = link.next;
    return link.element;
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
    position = link.previous;
    list.detach(link);
    removable = null;
  }

  /** Finds the upcoming link, and tells whether that was possible. */
  private boolean locate() {
    if (list.arrivals() != arrivals) {
      return false;
    }
    Link<E> current = position;
    if (current == null) {
      upcoming = list.firstLink();
      return true;
    }
    if (current.list == list) {
      upcoming = current.next;
      return true;
    }
    Link<E> next = upcoming;
    if (next == null) {
      position = list.lastLink();
      return true;
    }
    if (next.list == list) {
      position = next.previous;
      return true;
    }
    if (list.isEmpty()) {
      position = null;
      upcoming = null;
      return true;
    }
    return false;
  }
}
