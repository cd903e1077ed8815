package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** An object of a pool that is ordered by a field. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Connection extends Ranked {

  @PoolSlot
  @HeapLink("timers")
  int slot;

  @IntrusiveKey("timers")
  long due;

  @Override
  public int rank() {
    return (int) due;
  }

  @Override
  public void setRank(int rank) {
    due = rank;
  }
}
