package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A generic host of the node layout. */
public final class GenericNodeHost<T extends Comparable<T>>
    implements Comparable<GenericNodeHost<T>> {

  /** What the natural order compares. */
  public final T content;

  @IntrusiveLink("ring")
  public final Link<GenericNodeHost<T>> ringLink = new Link<>();

  /** Creates an element that is in no list. */
  public GenericNodeHost(T content) {
    this.content = content;
  }

  @Override
  public int compareTo(GenericNodeHost<T> other) {
    return content.compareTo(other.content);
  }

  @Override
  public String toString() {
    return "generic node " + content;
  }
}
