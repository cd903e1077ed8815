package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;
import org.jspecify.annotations.Nullable;

/** A generated list of the node layout. */
public class Node extends Queue<NodeParticle> {

  private final NodeParticleSwarm list = new NodeParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected NodeParticle newElement() {
    return new NodeParticle();
  }

  @Override
  protected void addLast(NodeParticle element) {
    list.addLast(element);
  }

  @Override
  @Nullable NodeParticle pollFirst() {
    return list.pollFirst();
  }
}
