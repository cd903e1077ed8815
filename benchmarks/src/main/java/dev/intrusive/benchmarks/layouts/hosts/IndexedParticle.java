package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import dev.intrusive.benchmarks.workload.Particle;

/** A particle of the indexed layout. */
@Pooled
public final class IndexedParticle extends Particle {

  @PoolSlot
  @IntrusiveLink("swarm")
  int slot;
}
