package dev.intrusive.benchmarks.ticks;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;

/** A generated list of the node layout. */
public class Node extends Tick<NodeParticle> {

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
  void pass() {
    list.forEach(this::visitInPass);
  }

  @Override
  void leave(NodeParticle element) {
    list.remove(element);
  }
}
