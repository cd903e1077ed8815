package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** An object of a pool that is ordered by a comparator. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Worker extends Ranked {

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
}
