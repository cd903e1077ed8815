package dev.intrusive.benchmarks.lists.plain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A list of the node layout that is no ring: it refers to its first and its last link, and asks at
 * each change whether there is a neighbour. Checks and counters are those of {@link PlainNodeList}.
 */
public final class EndedNodeList {

  private @Nullable EndedLink first;
  private @Nullable EndedLink last;
  private int size;
  private int modifications;

  public int size() {
    return size;
  }

  /** How many insertions, removals and moves there were. */
  public int modifications() {
    return modifications;
  }

  public @Nullable EndedNodeHost peekFirst() {
    EndedLink link = first;
    return link == null ? null : link.element;
  }

  public @Nullable EndedNodeHost pollFirst() {
    EndedLink link = first;
    if (link == null) {
      return null;
    }
    unlink(link);
    return link.element;
  }

  public void addLast(EndedNodeHost element) {
    EndedLink link = element.link;
    if (link.list != null || link.element != element) {
      bind(element, link);
    }
    linkLast(link);
  }

  public void moveToLast(EndedNodeHost element) {
    EndedLink link = element.link;
    if (!contains(element, link)) {
      take(element, link);
      linkLast(link);
    } else if (link.next != null) {
      modifications++;
      join(link.previous, link.next);
      join(last, link);
      join(link, null);
    }
  }

  public boolean remove(@Nullable Object object) {
    if (!(object instanceof EndedNodeHost element) || !contains(element, element.link)) {
      return false;
    }
    unlink(element.link);
    return true;
  }

  public boolean contains(@Nullable Object object) {
    return object instanceof EndedNodeHost element && contains(element, element.link);
  }

  public @Nullable EndedNodeHost next(EndedNodeHost element) {
    if (!contains(element, element.link)) {
      throw new IllegalArgumentException("not in this list");
    }
    EndedLink next = element.link.next;
    return next == null ? null : next.element;
  }

  private boolean contains(EndedNodeHost element, EndedLink link) {
    return link.list == this && link.element == element;
  }

  /** Makes a link that is in no list that of an element. */
  private static void bind(EndedNodeHost element, EndedLink link) {
    if (link.list != null || (link.element != null && link.element != element)) {
      throw new IllegalStateException("already linked");
    }
    link.element = Objects.requireNonNull(element);
  }

  /** Takes a link out of the list that has it, if any. */
  private static void take(EndedNodeHost element, EndedLink link) {
    if (link.element != element) {
      bind(element, link);
    } else {
      EndedNodeList holder = link.list;
      if (holder != null) {
        holder.unlink(link);
      }
    }
  }

  private void linkLast(EndedLink link) {
    modifications++;
    size++;
    link.list = this;
    EndedLink end = last;
    last = link;
    if (end == null) {
      first = link;
    } else {
      end.next = link;
      link.previous = end;
    }
  }

  private void unlink(EndedLink link) {
    modifications++;
    size--;
    join(link.previous, link.next);
    link.previous = null;
    link.next = null;
    link.list = null;
  }

  private void join(@Nullable EndedLink previous, @Nullable EndedLink next) {
    if (previous == null) {
      first = next;
    } else {
      previous.next = next;
    }
    if (next == null) {
      last = previous;
    } else {
      next.previous = previous;
    }
  }
}
