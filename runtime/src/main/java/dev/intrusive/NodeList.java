package dev.intrusive;

import dev.intrusive.generated.Position;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of node lists, each a {@link Ring} of {@link Link} objects.
 *
 * <p>A sentinel, a link without an element, closes the ring. It comes before the first element and
 * after the last, so that no operation has a branch for an end. The first element is that of the
 * link after the sentinel. In an empty list this is the element of the sentinel itself, null. What
 * this class adds to the ring is that links belong to elements and lists, and that elements are
 * counted.
 *
 * <p>A generated subclass only turns an element into its link, {@code element.mainLink}, and calls
 * a method of this class with both. So the hot path is the same code for every list and needs no
 * virtual call. The protected methods are for generated code. They check what the public methods of
 * {@link IntrusiveList} promise, and have the cost, the exceptions and the effects on iterations of
 * the public method that calls them.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class NodeList<E> extends IntrusiveList<E> {

  private final Link<E> sentinel = new Link<>();

  /** Creates an empty list. */
  protected NodeList() {
    sentinel.list = this;
  }

  /**
   * Returns the link of an element. Used outside hot paths.
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
    requireFree(element, link);
    insert(link, sentinel.next);
  }

  /**
   * Adds an element at the end.
   *
   * @param element the element
   * @param link its link
   */
  protected final void linkLast(E element, Link<E> link) {
    requireFree(element, link);
    insert(link, sentinel);
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
    requireFree(element, link);
    insert(link, anchorLink);
  }

  /**
   * Adds an element after another.
   *
   * @param anchor the element to be after
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void linkAfter(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    requireFree(element, link);
    insert(link, anchorLink.next);
  }

  // Moving.

  /**
   * Moves an element to the start.
   *
   * @param element the element
   * @param link its link
   */
  protected final void relinkFirst(E element, Link<E> link) {
    relink(element, link, sentinel.next);
  }

  /**
   * Moves an element to the end.
   *
   * @param element the element
   * @param link its link
   */
  protected final void relinkLast(E element, Link<E> link) {
    relink(element, link, sentinel);
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
      relink(element, link, anchorLink);
    }
  }

  /**
   * Moves an element after another.
   *
   * @param anchor the element to be after
   * @param anchorLink the link of the anchor
   * @param element the element
   * @param link its link
   */
  protected final void relinkAfter(E anchor, Link<E> anchorLink, E element, Link<E> link) {
    requireHere(anchor, anchorLink);
    if (anchor != element) {
      relink(element, link, anchorLink.next);
    }
  }

  // Looking and unlinking.

  /**
   * Returns whether an element is in this list.
   *
   * @param element the element
   * @param link its link
   * @return true if it is
   */
  protected final boolean contains(E element, Link<E> link) {
    requireLink(element, link);
    return link.list == this && link.element == element;
  }

  /**
   * Returns the list that an element is in.
   *
   * @param <E> the type of the element
   * @param element the element
   * @param link its link
   * @param lists the class of the lists that the link is for
   * @return the list, or null
   * @throws IllegalStateException if the link is in a list of another class, so that two fields
   *     share it
   */
  protected static <E> @Nullable IntrusiveList<E> listOf(E element, Link<E> link, Class<?> lists) {
    requireLink(element, link);
    NodeList<E> holder = link.list;
    if (holder == null || link.element != element) {
      return null;
    }
    if (!lists.isInstance(holder)) {
      throw Misuse.linkShared(element, holder, lists);
    }
    return holder;
  }

  /**
   * Returns the element after that of a link.
   *
   * @param <E> the type of the elements
   * @param link a link that is in a list, unchecked
   * @return the following element, or null
   */
  protected static <E> @Nullable E after(Link<E> link) {
    return link.next.element;
  }

  /**
   * Returns the element before that of a link.
   *
   * @param <E> the type of the elements
   * @param link a link that is in a list, unchecked
   * @return the preceding element, or null
   */
  protected static <E> @Nullable E before(Link<E> link) {
    return link.previous.element;
  }

  /**
   * Returns the element that follows another.
   *
   * @param element an element of this list
   * @param link its link
   * @return the following element, or null
   */
  protected final @Nullable E next(E element, Link<E> link) {
    return requireHere(element, link).next.element;
  }

  /**
   * Returns the element that precedes another.
   *
   * @param element an element of this list
   * @param link its link
   * @return the preceding element, or null
   */
  protected final @Nullable E previous(E element, Link<E> link) {
    return requireHere(element, link).previous.element;
  }

  /**
   * Removes an element if it is here.
   *
   * @param element the element
   * @param link its link
   * @return true if it was here
   */
  protected final boolean unlink(E element, Link<E> link) {
    if (!contains(element, link)) {
      return false;
    }
    unlink(link);
    return true;
  }

  /**
   * Removes an element and returns the one after it.
   *
   * @param element an element of this list
   * @param link its link
   * @return the element that followed, or null
   */
  protected final @Nullable E erase(E element, Link<E> link) {
    requireHere(element, link);
    Link<E> following = link.next;
    unlink(link);
    return following.element;
  }

  // Ownership.

  /** Makes sure that there is a link, which an object made without its constructor lacks. */
  private static void requireLink(Object element, @Nullable Link<?> link) {
    if (link == null) {
      throw Misuse.linkMissing(element);
    }
  }

  /** Makes sure that a link is free and belongs to the element, once and for all. */
  private void requireFree(E element, Link<E> link) {
    requireLink(element, link);
    if (link.list != null || link.element != element) {
      if (link.list != null || link.element != null) {
        throw cannotLink(element);
      }
      link.element = element;
    }
  }

  /** Makes sure that an element is here, and returns its link. */
  private Link<E> requireHere(E element, Link<E> link) {
    if (!contains(element, link)) {
      throw notHere(element);
    }
    return link;
  }

  // Linking, with counts.

  private void insert(Link<E> link, Link<E> next) {
    beforeInsert();
    Ring.link(link, next);
    link.list = this;
  }

  /** Moves an element from any list, or from none, before a link of this list. */
  final void relink(E element, Link<E> link, Link<E> next) {
    if (contains(element, link)) {
      if (link != next && link.next != next) { // otherwise it is there
        beforeMove(link, link.previous, link.next);
        Ring.transfer(link, link, next);
      }
    } else {
      enterChange();
      if (link.element == element) {
        link.unlink();
      }
      requireFree(element, link);
      insert(link, next);
    }
  }

  /** Unlinks a link of this list. */
  final void unlink(Link<E> link) {
    beforeRemove(link, link.previous, link.next);
    Ring.unlink(link);
    link.list = null;
  }

  // The layout.

  @Override
  protected final @Nullable IntrusiveList<E> listOf(E element) {
    Link<E> link = linkOf(element);
    requireLink(element, link);
    return link.element == element ? link.list : null;
  }

  @Override
  protected final @Nullable E nextOf(E element) {
    return linkOf(element).next.element;
  }

  @Override
  protected final @Nullable E previousOf(E element) {
    return linkOf(element).previous.element;
  }

  @Override
  protected final void link(E element, @Nullable E next) {
    Link<E> link = linkOf(element);
    requireFree(element, link);
    insert(link, next == null ? sentinel : linkOf(next));
  }

  @Override
  protected final void unlink(E element) {
    unlink(linkOf(element));
  }

  @Override
  protected final int transfer(IntrusiveList<E> source, E first, E last, @Nullable E next) {
    Link<E> from = linkOf(first);
    Link<E> to = linkOf(last);
    Ring.transfer(from, to, next == null ? sentinel : linkOf(next));
    int count = 0;
    if (source != this) {
      for (Link<E> link = from; link != to; link = link.next) {
        link.list = this;
        count++;
      }
      to.list = this;
      count++;
    }
    return count;
  }

  @Override
  protected final void exchange(E a, IntrusiveList<E> other, E b) {
    Link<E> linkOfA = linkOf(a);
    Link<E> linkOfB = linkOf(b);
    Ring.swap(linkOfA, linkOfB);
    linkOfA.list = (NodeList<E>) other;
    linkOfB.list = this;
  }

  @Override
  protected final void leaveElement(E element, @Nullable E before, @Nullable E after) {
    leave(linkOf(element), linkOrNull(before), linkOrNull(after));
  }

  private @Nullable Link<E> linkOrNull(@Nullable E element) {
    return element == null ? null : linkOf(element);
  }

  @Override
  protected final @Nullable String findDefect(E element, @Nullable E previous) {
    Link<E> link = linkOf(element);
    if (link.list != this) {
      return "its link refers to " + Misuse.listOrNone(link.list);
    }
    return link.element == element
        ? super.findDefect(element, previous)
        : "its link belongs to " + Misuse.nameOf(link.element);
  }

  // The list.

  /** The list that a link reports, null for an external list. */
  @Nullable IntrusiveList<E> published() {
    return this;
  }

  @Override
  public final @Nullable E peekFirst() {
    return sentinel.next.element;
  }

  @Override
  public final @Nullable E peekLast() {
    return sentinel.previous.element;
  }

  @Override
  public final @Nullable E pollFirst() {
    Link<E> link = sentinel.next;
    if (link != sentinel) {
      unlink(link);
    }
    return link.element;
  }

  @Override
  public final @Nullable E pollLast() {
    Link<E> link = sentinel.previous;
    if (link != sentinel) {
      unlink(link);
    }
    return link.element;
  }

  @Override
  public final void clear() {
    beforeClear();
    Link<E> link = sentinel.next;
    Ring.close(sentinel);
    while (link != sentinel) {
      Link<E> next = link.next;
      Ring.close(link);
      link.list = null;
      link = next;
    }
  }

  @Override
  @SuppressWarnings("NullAway") // only the sentinel has no element
  protected final void traverse(Consumer<? super E> action, Position position) {
    Link<E> link = sentinel.next;
    while (link != sentinel) {
      position.set(link);
      action.accept(link.element);
      Object anchor = position.get();
      link = (anchor == link ? link : linkOrSentinel(anchor)).next;
    }
  }

  @Override
  @SuppressWarnings("NullAway") // only the sentinel has no element
  protected final void traverseDescending(Consumer<? super E> action, Position position) {
    Link<E> link = sentinel.previous;
    while (link != sentinel) {
      position.set(link);
      action.accept(link.element);
      link = linkOrSentinel(position.get()).previous;
    }
  }

  @SuppressWarnings("unchecked") // positions of this layout stand at links
  private Link<E> linkOrSentinel(@Nullable Object anchor) {
    return anchor == null ? sentinel : (Link<E>) anchor;
  }

  @Override
  public final Iterator<E> iterator() {
    return new NodeIterator<>(this);
  }

  /** The link before the first and after the last. */
  final Link<E> sentinel() {
    return sentinel;
  }
}
