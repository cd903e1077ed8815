package dev.intrusive;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated lists of the node layout: a chain of {@link Link} objects.
 *
 * <p>A generated subclass only turns an element into its link, {@code element.mainLink}, and calls
 * a method of this class with both, so that the hot path is the same code for every list and needs
 * no virtual call. The list itself refers to both ends of the chain: with a sentinel, no operation
 * would ask whether it is at an end, but each that adds or removes there would store one reference
 * more, and a collector may want to be told of each.
 *
 * <p>The protected methods are for generated code. They check what the public methods of {@link
 * IntrusiveList} promise.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class NodeList<E> extends IntrusiveList<E> {

  private @Nullable Link<E> first;
  private @Nullable Link<E> last;

  /** Creates an empty list. */
  protected NodeList() {}

  /**
   * Returns the link of an element; what is not hot finds links by it.
   *
   * @param element any element
   * @return its link for this list
   */
  protected abstract Link<E> linkOf(E element);

  // Linking.

  /**
   * Adds an element at the start.
   *
   * @param element the element
   * @param link its link
   */
  protected final void linkFirst(E element, Link<E> link) {
    claim(element, link);
    insertFirst(link);
  }

  /**
   * Adds an element at the end.
   *
   * @param element the element
   * @param link its link
   */
  protected final void linkLast(E element, Link<E> link) {
    claim(element, link);
    insertLast(link);
  }

  /**
   * Adds an element before another.
   *
   * @param anchor the element to be before
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void linkBefore(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    claim(element, link);
    insert(anchorLink.previous, link, anchorLink);
  }

  /**
   * Adds an element behind another.
   *
   * @param anchor the element to be behind
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void linkAfter(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    claim(element, link);
    insert(anchorLink, link, anchorLink.next);
  }

  // Moving.

  /**
   * Moves an element to the start.
   *
   * @param element the element
   * @param link its link
   */
  @SuppressWarnings("NullAway") // a list that holds something has a first link
  protected final void relinkFirst(E element, Link<E> link) {
    if (!holds(element, link)) {
      seize(element, link);
      insertFirst(link);
      return;
    }
    // What stays as it is, the owner and the list, need not be stored again.
    Link<E> before = link.previous;
    Link<E> after = link.next;
    moving(link, before, after);
    if (before != null) {
      Link<E> start = first;
      if (after == null) {
        last = before;
      } else {
        after.previous = before;
      }
      before.next = after;
      link.previous = null;
      link.next = start;
      start.previous = link;
      first = link;
    }
  }

  /**
   * Moves an element to the end.
   *
   * @param element the element
   * @param link its link
   */
  @SuppressWarnings("NullAway") // a list that holds something has a last link
  protected final void relinkLast(E element, Link<E> link) {
    if (!holds(element, link)) {
      seize(element, link);
      insertLast(link);
      return;
    }
    // What stays as it is, the owner and the list, need not be stored again.
    Link<E> before = link.previous;
    Link<E> after = link.next;
    moving(link, before, after);
    if (after != null) {
      Link<E> end = last;
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

  /**
   * Moves an element before another.
   *
   * @param anchor the element to be before
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void relinkBefore(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    if (anchor != element) {
      seize(element, link);
      insert(anchorLink.previous, link, anchorLink);
    }
  }

  /**
   * Moves an element behind another.
   *
   * @param anchor the element to be behind
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void relinkAfter(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    if (anchor != element) {
      seize(element, link);
      insert(anchorLink, link, anchorLink.next);
    }
  }

  // Looking and unlinking.

  /**
   * Tells whether an element is in this list.
   *
   * @param element the element
   * @param link its link
   * @return true if it is
   */
  protected final boolean holds(E element, Link<E> link) {
    return link.list == this && link.element == element;
  }

  /**
   * Returns the list that holds an element.
   *
   * @param <E> the type of the element
   * @param element the element
   * @param link its link
   * @return the list, or null
   */
  protected static <E> @Nullable IntrusiveList<E> holderOf(E element, Link<E> link) {
    return link.element == element ? link.list : null;
  }

  /**
   * Returns the element that follows another.
   *
   * @param element an element of this list
   * @param link its link
   * @return the following element, or null
   */
  protected final @Nullable E next(E element, Link<E> link) {
    requireHere(element, link);
    return ownerOf(link.next);
  }

  /**
   * Returns the element that precedes another.
   *
   * @param element an element of this list
   * @param link its link
   * @return the preceding element, or null
   */
  protected final @Nullable E previous(E element, Link<E> link) {
    requireHere(element, link);
    return ownerOf(link.previous);
  }

  /**
   * Removes an element if it is here.
   *
   * @param element the element
   * @param link its link
   * @return true if it was here
   */
  protected final boolean unlink(E element, Link<E> link) {
    if (!holds(element, link)) {
      return false;
    }
    detach(link);
    return true;
  }

  /**
   * Removes an element and returns the one behind it.
   *
   * @param element an element of this list
   * @param link its link
   * @return the element that followed, or null
   */
  protected final @Nullable E erase(E element, Link<E> link) {
    requireHere(element, link);
    Link<E> following = link.next;
    detach(link);
    return ownerOf(following);
  }

  // Primitives.

  /** Makes sure that a link is free and belongs to the element. */
  private void claim(E element, Link<E> link) {
    if (link.list != null || link.element != element) {
      bind(element, link);
    }
  }

  /** Makes a link that is not known to be free belong to the element, once and for all. */
  private void bind(E element, Link<E> link) {
    if (link.list != null || link.element != null) {
      throw cannotLink(element);
    }
    link.element = element;
  }

  /** Takes an element out of the list that it is in, if any. */
  private void seize(E element, Link<E> link) {
    if (link.element != element) {
      bind(element, link);
    } else {
      link.unlink();
    }
  }

  private void requireHere(E element, Link<E> link) {
    if (!holds(element, link)) {
      throw notHere(element);
    }
  }

  private void insertFirst(Link<E> link) {
    Link<E> after = first;
    link.list = this;
    first = link;
    if (after == null) {
      last = link;
    } else {
      link.next = after;
      after.previous = link;
    }
    arrived();
  }

  private void insertLast(Link<E> link) {
    Link<E> before = last;
    link.list = this;
    last = link;
    if (before == null) {
      first = link;
    } else {
      link.previous = before;
      before.next = link;
    }
    arrived();
  }

  private void insert(@Nullable Link<E> before, Link<E> link, @Nullable Link<E> after) {
    link.list = this;
    connect(before, link);
    connect(link, after);
    arrived();
  }

  /** Unlinks a link of this list. */
  final void detach(Link<E> link) {
    Link<E> before = link.previous;
    Link<E> after = link.next;
    departing(link, before, after);
    link.previous = null;
    link.next = null;
    link.list = null;
    if (before != null && after != null) {
      // Not by connect: for references known to be there, compiled code asks a collector less.
      after.previous = before;
      before.next = after;
    } else {
      connect(before, after);
    }
  }

  /** Makes two links neighbours, or one the end of the list. */
  private void connect(@Nullable Link<E> before, @Nullable Link<E> after) {
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

  private static <E> @Nullable E ownerOf(@Nullable Link<E> link) {
    return link == null ? null : link.element;
  }

  @SuppressWarnings("NullAway") // a linked link has an element
  private static <E> E elementOf(Link<E> link) {
    return link.element;
  }

  // The layout.

  @Override
  protected final @Nullable IntrusiveList<E> holderOf(E element) {
    return holderOf(element, linkOf(element));
  }

  @Override
  protected final @Nullable E after(E element) {
    return ownerOf(linkOf(element).next);
  }

  @Override
  protected final @Nullable E before(E element) {
    return ownerOf(linkOf(element).previous);
  }

  @Override
  protected final void detach(E element) {
    detach(linkOf(element));
  }

  @Override
  protected final void join(@Nullable E before, @Nullable E after) {
    connect(before == null ? null : linkOf(before), after == null ? null : linkOf(after));
  }

  @Override
  protected final void adopt(E element) {
    linkOf(element).list = this;
  }

  @Override
  final Object placeOf(E element) {
    return linkOf(element);
  }

  @Override
  final @Nullable E elementAt(Object place) {
    return linkAt(place).element;
  }

  @SuppressWarnings("unchecked") // a place in this layout is a link
  private Link<E> linkAt(Object place) {
    return (Link<E>) place;
  }

  @Override
  protected final @Nullable String findDefect(E element) {
    Link<E> link = linkOf(element);
    if (link.list != this) {
      return "its link says that it is in " + Misuse.nameOf((Object) link.list);
    }
    return link.element == element ? null : "its link belongs to " + Misuse.nameOf(link.element);
  }

  // The operations on elements; generated lists repeat them with the field instead of linkOf.

  @Override
  public void addFirst(E element) {
    linkFirst(element, linkOf(element));
  }

  @Override
  public void addLast(E element) {
    linkLast(element, linkOf(element));
  }

  @Override
  public @Nullable E next(E element) {
    return next(element, linkOf(element));
  }

  @Override
  public @Nullable E previous(E element) {
    return previous(element, linkOf(element));
  }

  @Override
  public void insertBefore(E anchor, E element) {
    linkBefore(anchor, linkOf(anchor), element, linkOf(element));
  }

  @Override
  public void insertAfter(E anchor, E element) {
    linkAfter(anchor, linkOf(anchor), element, linkOf(element));
  }

  @Override
  public @Nullable E erase(E element) {
    return erase(element, linkOf(element));
  }

  @Override
  public void moveToFirst(E element) {
    relinkFirst(element, linkOf(element));
  }

  @Override
  public void moveToLast(E element) {
    relinkLast(element, linkOf(element));
  }

  @Override
  public void moveBefore(E anchor, E element) {
    relinkBefore(anchor, linkOf(anchor), element, linkOf(element));
  }

  @Override
  public void moveAfter(E anchor, E element) {
    relinkAfter(anchor, linkOf(anchor), element, linkOf(element));
  }

  // The list.

  /** The list that a link says it is in. */
  @Nullable IntrusiveList<E> published() {
    return this;
  }

  @Override
  public final @Nullable E peekFirst() {
    return ownerOf(first);
  }

  @Override
  public final @Nullable E peekLast() {
    return ownerOf(last);
  }

  @Override
  public final @Nullable E pollFirst() {
    Link<E> link = first;
    if (link == null) {
      return null;
    }
    Link<E> after = link.next;
    departing(link, null, after);
    connect(null, after);
    link.next = null;
    link.list = null;
    return link.element;
  }

  @Override
  public final @Nullable E pollLast() {
    Link<E> link = last;
    if (link == null) {
      return null;
    }
    Link<E> before = link.previous;
    departing(link, before, null);
    connect(before, null);
    link.previous = null;
    link.list = null;
    return link.element;
  }

  @Override
  public final void clear() {
    allDeparting();
    Link<E> link = first;
    first = null;
    last = null;
    while (link != null) {
      Link<E> after = link.next;
      link.previous = null;
      link.next = null;
      link.list = null;
      link = after;
    }
  }

  @Override
  public final void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int mark = beginPass();
    try {
      Link<E> link = first;
      while (link != null) {
        action.accept(elementOf(link));
        if (departures() == mark) {
          link = link.next;
        } else {
          Object place = fallBack(link, mark, false);
          link = place == null ? first : linkAt(place).next;
          mark = departures();
        }
      }
    } finally {
      endPass();
    }
  }

  @Override
  final int removeMatching(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int joined = watchArrivals();
    int removed = 0;
    int left = size();
    Link<E> link = first;
    while (link != null) {
      E element = elementOf(link);
      boolean accepted = filter.test(element);
      requireUnchanged(joined, left);
      Link<E> next = link.next;
      if (accepted) {
        detach(link);
        left--;
        removed++;
        disposer.accept(element);
        requireUnchanged(joined, left);
      }
      link = next;
    }
    return removed;
  }

  @Override
  public final Iterator<E> iterator() {
    return new NodeIterator<>(this);
  }

  /** The first link, null if the list is empty. */
  final @Nullable Link<E> firstLink() {
    return first;
  }

  /** The last link, null if the list is empty. */
  final @Nullable Link<E> lastLink() {
    return last;
  }
}
