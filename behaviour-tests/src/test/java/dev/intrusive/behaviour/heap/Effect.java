package dev.intrusive.behaviour.heap;

import dev.intrusive.HeapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** An object of a pool that is in heaps of the flat layout. */
@Pooled
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Effect extends Ranked {

  @PoolSlot int slot;

  @HeapLink("ends")
  int heapIndex;

  @HeapLink("ends")
  @Nullable EffectEnds heap;

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
