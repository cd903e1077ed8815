package dev.intrusive.behaviour.conformance;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host of the indexed layout. */
@Pooled
public final class IndexedHost implements Comparable<IndexedHost> {

  @PoolSlot
  @IntrusiveLink("lane")
  int slot;

  /** What the natural order compares. */
  public int id;

  /** Begins a life of an element that is in no list. */
  @OnEmplace
  public void init(int newId) {
    id = newId;
  }

  @Override
  public int compareTo(IndexedHost other) {
    return Integer.compare(id, other.id);
  }

  @Override
  public String toString() {
    return "indexed " + id;
  }
}
