package dev.intrusive.benchmarks.memory.hosts;

import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import dev.intrusive.benchmarks.lists.Particle;

/** A particle of a pool, in no list. */
@Pooled
public final class PooledParticle extends Particle {

  @PoolSlot int slot;
}
