package dev.intrusive.benchmarks.memory.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import dev.intrusive.benchmarks.lists.Particle;

/** A particle of the indexed layout for three lists. */
@Pooled
public final class IndexedTriple extends Particle {

  @PoolSlot
  @IntrusiveLink({"red", "green", "blue"})
  int slot;
}
