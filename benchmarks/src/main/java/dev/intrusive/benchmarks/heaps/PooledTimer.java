package dev.intrusive.benchmarks.heaps;

import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled timer that can be in no heap: what the indexed layout takes apart from heaps. */
@Pooled
public final class PooledTimer extends Timer {
  @PoolSlot int slot;
}
