package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** An object of a pool that is ordered by what a method returns. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Probe extends Ranked {

  @PoolSlot
  @HeapLink("rates")
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

  @IntrusiveKey("rates")
  float rate() {
    calls.next();
    return rank / 4.0f;
  }
}
