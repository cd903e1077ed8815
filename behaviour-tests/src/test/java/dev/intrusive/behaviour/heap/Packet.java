package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A generic object of a pool in natural order. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
class Packet<T> extends Ranked implements Comparable<Packet<T>> {

  @PoolSlot
  @HeapLink("queue")
  int slot;

  private int rank;

  @Override
  public int rank() {
    return rank;
  }

  @Override
  public void setRank(int rank) {
    this.rank = rank;
  }

  @Override
  public int compareTo(Packet<T> other) {
    calls.next();
    return Integer.compare(rank, other.rank);
  }

  @Override
  public boolean equals(Object object) {
    return object == this;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
