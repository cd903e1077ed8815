package dev.intrusive.benchmarks.lists;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A particle of the flat layout. */
public final class FlatParticle extends Particle {

  @IntrusiveLink("swarm")
  @Nullable FlatParticle swarmPrev;

  @IntrusiveLink("swarm")
  @Nullable FlatParticle swarmNext;

  @IntrusiveLink("swarm")
  @Nullable FlatParticleSwarm swarmOwner;
}
