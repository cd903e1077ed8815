package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.benchmarks.workload.Particle;

/** A particle of the node layout. */
public final class NodeParticle extends Particle {

  @IntrusiveLink("swarm")
  final Link<NodeParticle> swarmLink = new Link<>();
}
