package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;

/** A generated list of the node layout. */
public class Node extends AfterChurn<NodeParticle> {

  private final NodeParticleSwarm list = new NodeParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected NodeParticle newElement() {
    return new NodeParticle();
  }

  @Override
  NodeParticleSwarm list() {
    return list;
  }
}
