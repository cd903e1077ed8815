package dev.intrusive;

import org.jspecify.annotations.Nullable;

/**
 * The link of one element to one list of the node layout.
 *
 * <p>A host declares it as a final field, {@code @IntrusiveLink("mainList") final Link<GameObject>
 * mainLink = new Link<>();}, and the generated lists do the rest. A link is in at most one list at
 * a time. It is bound to its element when it is first linked and stays bound: a link that turns up
 * in a second host (a shallow copy) is refused.
 *
 * <p>Every method is O(1) and allocates nothing, except {@link #toString()}. A link belongs to the
 * thread that works on its list.
 *
 * @param <E> the type of the element
 * @since 0.1.0
 */
public final class Link<E> {

  /*
   * Unlinked: a ring of one, without a list. Linked: part of a ring that the sentinel of its list
   * closes; list and element are set. A sentinel has a list and no element.
   */

  Link<E> previous = this;
  Link<E> next = this;
  @Nullable E element;
  @Nullable NodeList<E> list;

  /** Creates an unlinked link without an element. */
  public Link() {}

  /**
   * Returns the element that this link belongs to.
   *
   * @return the element, or null if this link was never linked
   */
  public @Nullable E element() {
    return element;
  }

  /**
   * Returns the list that this link is in.
   *
   * @return the list, or null if this link is not linked or is in an {@link ExternalList}
   */
  public @Nullable IntrusiveList<E> list() {
    NodeList<E> holder = list;
    return holder == null ? null : holder.published();
  }

  /**
   * Returns whether this link is in a list.
   *
   * @return true if it is linked
   */
  public boolean isLinked() {
    return list != null;
  }

  /**
   * Returns the element that follows this link's element in its list.
   *
   * @return the following element, or null at the end of the list or if this link is not linked
   */
  public @Nullable E next() {
    return list == null ? null : next.element;
  }

  /**
   * Returns the element that precedes this link's element in its list.
   *
   * @return the preceding element, or null at the start of the list or if this link is not linked
   */
  public @Nullable E previous() {
    return list == null ? null : previous.element;
  }

  /**
   * Takes the element out of the list that it is in. Does nothing if this link is not linked.
   *
   * @return true if the element was in a list
   */
  public boolean unlink() {
    NodeList<E> holder = list;
    if (holder == null) {
      return false;
    }
    holder.unlink(this);
    return true;
  }

  /**
   * Describes the link for a person: its element and the list that it is in.
   *
   * @return a description; its form may change
   */
  @Override
  public String toString() {
    NodeList<E> holder = list;
    String place = holder == null ? "unlinked" : "in " + Misuse.nameOf(holder);
    return element == null
        ? "Link[" + place + "]"
        : "Link[" + Misuse.identify(element) + " " + place + "]";
  }
}
