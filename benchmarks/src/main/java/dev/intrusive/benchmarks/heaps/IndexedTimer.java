package dev.intrusive.benchmarks.heaps;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A timer of a pool, in a heap of the indexed layout that is ordered by its key. */
@Pooled
public final class IndexedTimer extends Timer {
  @PoolSlot
  @HeapLink("byDeadline")
  int slot;

  @IntrusiveKey("byDeadline")
  long deadline() {
    return deadline;
  }
}
