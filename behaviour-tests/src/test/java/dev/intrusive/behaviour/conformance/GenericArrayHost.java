package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A generic host of the array layout. */
public final class GenericArrayHost<T extends Comparable<T>>
    implements Comparable<GenericArrayHost<T>> {

  /** What the natural order compares. */
  public final T content;

  @IntrusiveLink("chain")
  int chainIndex;

  @IntrusiveLink("chain")
  @Nullable GenericArrayHostChain<T> chainOwner;

  /** Creates an element that is in no list. */
  public GenericArrayHost(T content) {
    this.content = content;
  }

  @Override
  public int compareTo(GenericArrayHost<T> other) {
    return content.compareTo(other.content);
  }

  @Override
  public String toString() {
    return "generic array " + content;
  }
}
