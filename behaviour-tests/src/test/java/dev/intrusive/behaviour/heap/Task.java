package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import org.jspecify.annotations.Nullable;

/** A generic host in natural order. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Task<T> extends Ranked implements Comparable<Task<T>> {

  @HeapLink("queue")
  int heapIndex;

  @HeapLink("queue")
  @Nullable TaskQueue<T> heap;

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
  public int compareTo(Task<T> other) {
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
