package dev.intrusive;

import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The base of generated lists of the node layout: a ring of {@link Link} objects that is closed by
 * a sentinel.
 *
 * <p>A generated subclass only turns an element into its link, {@code element.mainLink}, and calls
 * a method of this class with both, so that the hot path is the same code for every list and needs
 * no virtual call. The ring makes linking and unlinking free of branches.
 *
 * <p>The protected methods are for generated code. They check what the public methods of {@link
 * IntrusiveList} promise.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class NodeList<E> extends IntrusiveList<E> {

  private final Link<E> sentinel;

  /** Creates an empty list. */
  protected NodeList() {
    Link<E> ring = new Link<>();
    ring.previous = ring;
    ring.next = ring;
    sentinel = ring;
  }

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
    insert(sentinel, link, following(sentinel));
  }

  /**
   * Adds an element at the end.
   *
   * @param element the element
   * @param link its link
   */
  protected final void linkLast(E element, Link<E> link) {
    claim(element, link);
    insert(preceding(sentinel), link, sentinel);
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
    insert(preceding(anchorLink), link, anchorLink);
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
    insert(anchorLink, link, following(anchorLink));
  }

  // Moving.

  /**
   * Moves an element to the start.
   *
   * @param element the element
   * @param link its link
   */
  protected final void relinkFirst(E element, Link<E> link) {
    seize(element, link);
    insert(sentinel, link, following(sentinel));
  }

  /**
   * Moves an element to the end.
   *
   * @param element the element
   * @param link its link
   */
  protected final void relinkLast(E element, Link<E> link) {
    seize(element, link);
    insert(preceding(sentinel), link, sentinel);
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
      insert(preceding(anchorLink), link, anchorLink);
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
      insert(anchorLink, link, following(anchorLink));
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
    return link.list == this && link.owner == element;
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
    return link.owner == element ? link.list : null;
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
    return following(link).owner;
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
    return preceding(link).owner;
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
    Link<E> following = following(link);
    detach(link);
    return following.owner;
  }

  // Primitives.

  /** Makes sure that a link is free and belongs to the element. */
  private void claim(E element, Link<E> link) {
    if (link.list != null || link.owner != element) {
      bind(element, link);
    }
  }

  /** Makes a link that is not known to be free belong to the element, once and for all. */
  private void bind(E element, Link<E> link) {
    if (link.list != null || link.owner != null) {
      throw cannotLink(element);
    }
    link.owner = element;
  }

  /** Takes an element out of the list that it is in, if any. */
  private void seize(E element, Link<E> link) {
    if (link.owner != element) {
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

  private void insert(Link<E> before, Link<E> link, Link<E> after) {
    link.previous = before;
    link.next = after;
    link.list = this;
    before.next = link;
    after.previous = link;
    arrived();
  }

  /** Unlinks a link of this list. */
  final void detach(Link<E> link) {
    detach(preceding(link), link, following(link));
  }

  private void detach(Link<E> before, Link<E> link, Link<E> after) {
    departing(link, before, after);
    before.next = after;
    after.previous = before;
    link.previous = null;
    link.next = null;
    link.list = null;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> Link<E> following(Link<E> link) {
    return link.next;
  }

  @SuppressWarnings("NullAway") // a linked link and the sentinel have both neighbours
  private static <E> Link<E> preceding(Link<E> link) {
    return link.previous;
  }

  @SuppressWarnings("NullAway") // only the sentinel has no owner
  private static <E> E ownerOf(Link<E> link) {
    return link.owner;
  }

  // The layout.

  @Override
  protected final @Nullable IntrusiveList<E> holderOf(E element) {
    return holderOf(element, linkOf(element));
  }

  @Override
  protected final @Nullable E after(E element) {
    // Null only where a link is broken, which checkInvariants then reports.
    Link<E> neighbour = linkOf(element).next;
    return neighbour == null ? null : neighbour.owner;
  }

  @Override
  protected final @Nullable E before(E element) {
    Link<E> neighbour = linkOf(element).previous;
    return neighbour == null ? null : neighbour.owner;
  }

  @Override
  protected final void detach(E element) {
    detach(linkOf(element));
  }

  @Override
  protected final void join(@Nullable E before, @Nullable E after) {
    Link<E> previous = before == null ? sentinel : linkOf(before);
    Link<E> next = after == null ? sentinel : linkOf(after);
    previous.next = next;
    next.previous = previous;
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
    return linkAt(place).owner;
  }

  @SuppressWarnings("unchecked") // a place in this layout is a link
  private Link<E> linkAt(@Nullable Object place) {
    return place == null ? sentinel : (Link<E>) place;
  }

  @Override
  protected final @Nullable String findDefect(E element) {
    Link<E> link = linkOf(element);
    if (link.list != this) {
      return "its link says that it is in " + Misuse.nameOf((Object) link.list);
    }
    return link.owner == element ? null : "its link belongs to " + Misuse.nameOf(link.owner);
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
    return following(sentinel).owner;
  }

  @Override
  public final @Nullable E peekLast() {
    return preceding(sentinel).owner;
  }

  @Override
  public final @Nullable E pollFirst() {
    Link<E> link = following(sentinel);
    if (link == sentinel) {
      return null;
    }
    detach(sentinel, link, following(link));
    return link.owner;
  }

  @Override
  public final @Nullable E pollLast() {
    Link<E> link = preceding(sentinel);
    if (link == sentinel) {
      return null;
    }
    detach(preceding(link), link, sentinel);
    return link.owner;
  }

  @Override
  public final void clear() {
    allDeparting();
    Link<E> link = following(sentinel);
    sentinel.next = sentinel;
    sentinel.previous = sentinel;
    while (link != sentinel) {
      Link<E> after = following(link);
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
      Link<E> link = following(sentinel);
      while (link != sentinel) {
        action.accept(ownerOf(link));
        if (departures() == mark) {
          link = following(link);
        } else {
          link = following(linkAt(fallBack(link, mark, false)));
          mark = departures();
        }
      }
    } finally {
      endPass();
    }
  }

  @Override
  final int removeMatching(Predicate<? super E> filter, Consumer<? super E> disposer) {
    int joined = arrivals();
    int removed = 0;
    int left = size();
    Link<E> link = following(sentinel);
    while (link != sentinel) {
      E element = ownerOf(link);
      boolean accepted = filter.test(element);
      requireUnchanged(joined, left);
      Link<E> next = following(link);
      if (accepted) {
        detach(preceding(link), link, next);
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
    return new NodeIterator<>(this, sentinel);
  }
}
