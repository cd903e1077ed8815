package dev.intrusive;

import java.util.AbstractCollection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A doubly linked list for elements that have no link of their own.
 *
 * <p>Adding an element allocates and returns its {@link Link}, so that you can remove it in O(1)
 * without a search: {@code list.remove(link)} or {@code link.unlink()}. An element may be in the
 * list several times, each time with another link.
 *
 * <p>Every operation is O(1) and allocates nothing, unless its description differs; methods
 * inherited from {@link AbstractCollection} are O(n) and compare by {@code equals}. Iteration has
 * the guarantees of {@link IntrusiveList}. A null argument is a {@link NullPointerException}. A
 * list belongs to one thread at a time.
 *
 * @param <T> the type of the elements
 * @since 0.1.0
 */
public final class ExternalList<T> extends AbstractCollection<T> {

  private final Nodes<T> nodes = new Nodes<>();

  /** Creates an empty list. */
  public ExternalList() {}

  /**
   * Adds an element at the start. Allocates its link.
   *
   * <p>O(1). {@code forEach} visits the element if it is after the position; iterators fail.
   *
   * @param element the element
   * @return its link
   * @throws NullPointerException if the element is null
   */
  public Link<T> addFirst(T element) {
    Link<T> link = new Link<>();
    nodes.linkFirst(Objects.requireNonNull(element), link);
    return link;
  }

  /**
   * Adds an element at the end. Allocates its link.
   *
   * <p>O(1). {@code forEach} visits the element if it is after the position; iterators fail.
   *
   * @param element the element
   * @return its link
   * @throws NullPointerException if the element is null
   */
  public Link<T> addLast(T element) {
    Link<T> link = new Link<>();
    nodes.linkLast(Objects.requireNonNull(element), link);
    return link;
  }

  /**
   * Adds an element before another. Allocates its link.
   *
   * <p>O(1). {@code forEach} visits the element if it is after the position; iterators fail.
   *
   * @param anchor a link in this list
   * @param element the element
   * @return its link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   */
  public Link<T> insertBefore(Link<T> anchor, T element) {
    Objects.requireNonNull(element);
    T anchored = requireHere(anchor);
    Link<T> link = new Link<>();
    nodes.linkBefore(anchored, anchor, element, link);
    return link;
  }

  /**
   * Adds an element after another. Allocates its link.
   *
   * <p>O(1). {@code forEach} visits the element if it is after the position; iterators fail.
   *
   * @param anchor a link in this list
   * @param element the element
   * @return its link
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the anchor is not in this list
   */
  public Link<T> insertAfter(Link<T> anchor, T element) {
    Objects.requireNonNull(element);
    T anchored = requireHere(anchor);
    Link<T> link = new Link<>();
    nodes.linkAfter(anchored, anchor, element, link);
    return link;
  }

  /**
   * Removes the element of a link.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param link a link in this list
   * @return the element
   * @throws NullPointerException if the link is null
   * @throws IllegalArgumentException if the link is not in this list
   */
  public T remove(Link<T> link) {
    T element = requireHere(link);
    nodes.unlink(link);
    return element;
  }

  /**
   * Moves an element to the start.
   *
   * <p>O(1), allocates nothing. For iterations the element is removed and inserted.
   *
   * @param link a link in this list
   * @throws NullPointerException if the link is null
   * @throws IllegalArgumentException if the link is not in this list
   */
  public void moveToFirst(Link<T> link) {
    nodes.relinkFirst(requireHere(link), link);
  }

  /**
   * Moves an element to the end.
   *
   * <p>O(1), allocates nothing. For iterations the element is removed and inserted.
   *
   * @param link a link in this list
   * @throws NullPointerException if the link is null
   * @throws IllegalArgumentException if the link is not in this list
   */
  public void moveToLast(Link<T> link) {
    nodes.relinkLast(requireHere(link), link);
  }

  /**
   * Moves an element directly before another. Does nothing if both links are the same.
   *
   * <p>O(1), allocates nothing. For iterations the element is removed and inserted.
   *
   * @param anchor a link in this list
   * @param link a link in this list
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if a link is not in this list
   */
  public void moveBefore(Link<T> anchor, Link<T> link) {
    Objects.requireNonNull(link);
    requireHere(anchor);
    T element = requireHere(link);
    if (anchor != link) {
      nodes.relink(element, link, anchor);
    }
  }

  /**
   * Moves an element directly after another. Does nothing if both links are the same.
   *
   * <p>O(1), allocates nothing. For iterations the element is removed and inserted.
   *
   * @param anchor a link in this list
   * @param link a link in this list
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if a link is not in this list
   */
  public void moveAfter(Link<T> anchor, Link<T> link) {
    Objects.requireNonNull(link);
    requireHere(anchor);
    T element = requireHere(link);
    if (anchor != link) {
      nodes.relink(element, link, anchor.next);
    }
  }

  /**
   * Returns the first element.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if the list is empty
   */
  public @Nullable T peekFirst() {
    return nodes.peekFirst();
  }

  /**
   * Returns the last element.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the element, or null if the list is empty
   */
  public @Nullable T peekLast() {
    return nodes.peekLast();
  }

  /**
   * Removes the first element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if the list is empty
   */
  public @Nullable T pollFirst() {
    return nodes.pollFirst();
  }

  /**
   * Removes the last element.
   *
   * <p>O(1), allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @return the element, or null if the list is empty
   */
  public @Nullable T pollLast() {
    return nodes.pollLast();
  }

  /**
   * Adds an element at the end. Allocates its link, which is not handed out.
   *
   * <p>O(1). {@code forEach} visits the element if it is after the position; iterators fail.
   *
   * @param element the element
   * @return true
   * @throws NullPointerException if the element is null
   */
  @Override
  public boolean add(T element) {
    addLast(element);
    return true;
  }

  /**
   * Returns the number of elements. O(1), allocates nothing.
   *
   * @return the number
   */
  @Override
  public int size() {
    return nodes.size();
  }

  /**
   * Removes all elements. O(n), since each link forgets the list.
   *
   * <p>Allocates nothing. A {@code forEach} over this list ends, unless elements are added
   * afterwards; iterators are at their end.
   */
  @Override
  public void clear() {
    nodes.clear();
  }

  /**
   * Performs an action for each element, with the guarantees of {@link IntrusiveList#forEach}.
   *
   * <p>O(n).
   *
   * @param action what to do
   * @throws NullPointerException if the action is null
   */
  @Override
  public void forEach(Consumer<? super T> action) {
    nodes.forEach(action);
  }

  /**
   * Returns an iterator with the guarantees of {@link IntrusiveList#iterator}. Allocates it.
   *
   * <p>O(1).
   *
   * @return a new iterator
   */
  @Override
  public Iterator<T> iterator() {
    return nodes.iterator();
  }

  /**
   * Returns a spliterator over the elements: ordered, sized and non-null. Allocates it.
   *
   * <p>O(1).
   *
   * @return a new spliterator
   */
  @Override
  public Spliterator<T> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL);
  }

  private T requireHere(Link<T> link) {
    T element = link.element;
    if (link.list != nodes || element == null) {
      throw new IllegalArgumentException(
          link + " is not in this list; use a link that it handed out and that is still linked");
    }
    return element;
  }

  /** The ring of links; an element does not determine its link, so only links are used. */
  private static final class Nodes<T> extends NodeList<T> {

    @Override
    protected String linkName() {
      return "external list";
    }

    @Override
    @Nullable IntrusiveList<T> published() {
      return null;
    }

    private static UnsupportedOperationException severalLinks() {
      return new UnsupportedOperationException("an element may have several links");
    }

    @Override
    protected Link<T> linkOf(T element) {
      throw severalLinks();
    }

    @Override
    public boolean contains(@Nullable Object object) {
      throw severalLinks();
    }

    @Override
    public boolean remove(@Nullable Object object) {
      throw severalLinks();
    }
  }
}
