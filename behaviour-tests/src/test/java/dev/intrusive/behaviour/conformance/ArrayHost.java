package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A host of the array layout. */
public final class ArrayHost implements Comparable<ArrayHost> {

  /** What the natural order compares. */
  public final int id;

  @IntrusiveLink("chain")
  int chainIndex;

  @IntrusiveLink("chain")
  @Nullable ArrayHostChain chainOwner;

  /** Creates an element that is in no list. */
  public ArrayHost(int id) {
    this.id = id;
  }

  @Override
  public int compareTo(ArrayHost other) {
    return Integer.compare(id, other.id);
  }

  @Override
  public String toString() {
    return "array " + id;
  }
}
