package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A host of the flat layout. */
public final class FlatHost implements Comparable<FlatHost> {

  /** What the natural order compares. */
  public final int id;

  @IntrusiveLink("chain")
  @Nullable FlatHost chainPrev;

  @IntrusiveLink("chain")
  @Nullable FlatHost chainNext;

  @IntrusiveLink("chain")
  @Nullable FlatHostChain chainOwner;

  /** Creates an element that is in no list. */
  public FlatHost(int id) {
    this.id = id;
  }

  @Override
  public int compareTo(FlatHost other) {
    return Integer.compare(id, other.id);
  }

  @Override
  public String toString() {
    return "flat " + id;
  }
}
