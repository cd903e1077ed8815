package dev.intrusive.benchmarks.lists;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** A particle of the array layout. */
public final class ArrayParticle extends Particle {

  @IntrusiveLink("swarm")
  int swarmIndex;

  @IntrusiveLink("swarm")
  @Nullable ArrayParticleSwarm swarm;
}
