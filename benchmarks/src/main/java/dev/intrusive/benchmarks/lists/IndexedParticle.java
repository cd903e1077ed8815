package dev.intrusive.benchmarks.lists;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A particle of the indexed layout. */
@Pooled
public final class IndexedParticle extends Particle {

  @PoolSlot
  @IntrusiveLink("swarm")
  int slot;
}
