package dev.intrusive;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Iterates over the links of a {@link NodeList}, from sentinel to sentinel.
 *
 * <p>As long as nothing joins the list, an element that is in it has never left, so its neighbour
 * is the right one. The element that followed it when it was returned is also right, as long as
 * that one stays.
 */
final class NodeIterator<E> implements Iterator<E> {

  private final NodeList<E> list;
  private final int insertions;

  /** The link after which the iterator stands. */
  private Link<E> position;

  /** The link that came after the position when it was last read. */
  private Link<E> upcoming;

  private @Nullable Link<E> removable;

  NodeIterator(NodeList<E> list) {
    this.list = list;
    list.beginLoop();
    this.insertions = list.insertions;
    this.position = list.sentinel();
    this.upcoming = position;
  }

  @Override
  public boolean hasNext() {
    // A position that is lost counts as one more element, so that next() can report it.
    return !locate() || upcoming != list.sentinel();
  }

  @Override
  public E next() {
    list.requireOwnLoop();
    if (!locate()) {
      throw Misuse.changedDuringIteration(list);
    }
    E element = upcoming.element;
    if (element == null) {
      throw Misuse.exhausted(list);
    }
    position = upcoming;
    removable = position;
    upcoming = position.next;
    return element;
  }

  @Override
  public void remove() {
    Link<E> link = removable;
    if (link != null && list.insertions != insertions) {
      throw Misuse.changedDuringIteration(list);
    }
    if (link == null || link.list != list) {
      throw Misuse.nothingToRemove(list);
    }
    position = link.previous;
    list.unlink(link);
    removable = null;
  }

  /** Finds the upcoming link, and returns whether that was possible. */
  private boolean locate() {
    if (list.insertions != insertions) {
      return false;
    }
    if (position.list == list) {
      upcoming = position.next;
    } else if (upcoming.list == list) {
      position = upcoming.previous;
    } else if (list.isEmpty()) {
      position = list.sentinel();
      upcoming = position;
    } else {
      return false;
    }
    return true;
  }
}
