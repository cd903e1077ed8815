package dev.intrusive.templates;

import dev.intrusive.Link;
import dev.intrusive.NodeList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A list of the node layout: turns an element into its link, and lets its base class work. */
final class NodeElements<T> extends NodeList<Element<T>> {

  // [node]
  // [owner]
  private final Owner owner;

  // [end]
  // [unowned]
  /** Creates an empty list. */
  public NodeElements() {
    // [owner]
    owner = new Owner();
    // [end]
  }

  // [end]
  // [owner]
  /**
   * Creates an empty list.
   *
   * @param owner what it belongs to
   * @throws NullPointerException if the owner is null
   */
  public NodeElements(Owner owner) {
    this.owner = Objects.requireNonNull(owner);
  }

  /**
   * Returns what this list belongs to.
   *
   * @return the object that it was created with
   */
  public Owner owner() {
    return owner;
  }

  // [end]
  /** Returns the list that holds an element, or null. */
  static <T> @Nullable NodeElements<T> holding(Element<T> element) {
    return (NodeElements<T>) listOf(element, element.link, NodeElements.class);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Element<T> element) {
    return contains(element, element.link);
  }

  /** Returns the element after another in the list that it is in. */
  static <T> @Nullable Element<T> following(Element<T> element) {
    requireHeld(holding(element), element, "elements");
    return after(element.link);
  }

  /** Returns the element before another in the list that it is in. */
  static <T> @Nullable Element<T> preceding(Element<T> element) {
    requireHeld(holding(element), element, "elements");
    return before(element.link);
  }

  @Override
  protected Link<Element<T>> linkOf(Element<T> element) {
    return element.link;
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && holds((Element<T>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Element<?>)) {
      return false;
    }
    Element<T> element = (Element<T>) object;
    return unlink(element, element.link);
  }

  // [end]
  @Override
  public boolean add(Element<T> element) {
    linkLast(element, element.link);
    return true;
  }

  @Override
  public void addFirst(Element<T> element) {
    linkFirst(element, element.link);
  }

  @Override
  public void addLast(Element<T> element) {
    linkLast(element, element.link);
  }

  @Override
  public @Nullable Element<T> next(Element<T> element) {
    return next(requireElement(element), element.link);
  }

  @Override
  public @Nullable Element<T> previous(Element<T> element) {
    return previous(requireElement(element), element.link);
  }

  @Override
  public void insertBefore(Element<T> anchor, Element<T> element) {
    linkBefore(anchor, anchor.link, element, element.link);
  }

  @Override
  public void insertAfter(Element<T> anchor, Element<T> element) {
    linkAfter(anchor, anchor.link, element, element.link);
  }

  @Override
  public @Nullable Element<T> erase(Element<T> element) {
    return erase(element, element.link);
  }

  @Override
  public void moveToFirst(Element<T> element) {
    relinkFirst(element, element.link);
  }

  @Override
  public void moveToLast(Element<T> element) {
    relinkLast(element, element.link);
  }

  @Override
  public void moveBefore(Element<T> anchor, Element<T> element) {
    relinkBefore(anchor, anchor.link, element, element.link);
  }

  @Override
  public void moveAfter(Element<T> anchor, Element<T> element) {
    relinkAfter(anchor, anchor.link, element, element.link);
  }
}
