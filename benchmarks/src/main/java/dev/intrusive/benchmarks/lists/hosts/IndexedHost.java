package dev.intrusive.benchmarks.lists.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host of the indexed layout. */
@Pooled
public final class IndexedHost {

  @PoolSlot
  @IntrusiveLink("row")
  int slot;
}
