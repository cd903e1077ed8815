package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import org.jspecify.annotations.Nullable;

/** A host that is ordered by a comparator. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Job extends Ranked {

  @HeapLink("queue")
  int heapIndex;

  @HeapLink("queue")
  @Nullable JobQueue heap;

  private int rank;

  @Override
  public int rank() {
    return rank;
  }

  @Override
  public void setRank(int rank) {
    this.rank = rank;
  }
}
