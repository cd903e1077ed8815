package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A generic host of the flat layout. */
public final class GenericFlatHost<T extends Comparable<T>>
    implements Comparable<GenericFlatHost<T>> {

  /** What the natural order compares. */
  public final T content;

  @IntrusiveLink("chain")
  @Nullable GenericFlatHost<T> chainPrev;

  @IntrusiveLink("chain")
  @Nullable GenericFlatHost<T> chainNext;

  @IntrusiveLink("chain")
  @Nullable GenericFlatHostChain<T> chainOwner;

  /** Creates an element that is in no list. */
  public GenericFlatHost(T content) {
    this.content = content;
  }

  @Override
  public int compareTo(GenericFlatHost<T> other) {
    return content.compareTo(other.content);
  }

  @Override
  public String toString() {
    return "generic flat " + content;
  }
}
