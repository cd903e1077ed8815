package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.benchmarks.workload.Particle;
import org.jspecify.annotations.Nullable;

/** A particle of the array layout. */
public final class ArrayParticle extends Particle {

  @IntrusiveLink("swarm")
  int swarmIndex;

  @IntrusiveLink("swarm")
  @Nullable ArrayParticleSwarm swarm;
}
