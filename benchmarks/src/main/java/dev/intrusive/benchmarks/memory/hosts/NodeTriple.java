package dev.intrusive.benchmarks.memory.hosts;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.benchmarks.lists.Particle;

/** A particle of the node layout for three lists. */
public final class NodeTriple extends Particle {

  @IntrusiveLink("red")
  final Link<NodeTriple> redLink = new Link<>();

  @IntrusiveLink("green")
  final Link<NodeTriple> greenLink = new Link<>();

  @IntrusiveLink("blue")
  final Link<NodeTriple> blueLink = new Link<>();
}
