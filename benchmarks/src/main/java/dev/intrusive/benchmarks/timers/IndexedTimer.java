package dev.intrusive.benchmarks.timers;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A timer of the indexed layout. */
@Pooled
public final class IndexedTimer extends Timer {

  @PoolSlot
  @IntrusiveLink("bucket")
  int slot;
}
