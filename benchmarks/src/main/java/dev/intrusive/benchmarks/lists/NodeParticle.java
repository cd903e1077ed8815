package dev.intrusive.benchmarks.lists;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

/** A particle of the node layout. */
public final class NodeParticle extends Particle {

  @IntrusiveLink("swarm")
  final Link<NodeParticle> swarmLink = new Link<>();
}
