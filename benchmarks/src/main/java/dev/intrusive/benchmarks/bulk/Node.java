package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;
import java.util.Collection;
import java.util.Comparator;

/** A generated list of the node layout. */
public class Node extends BulkOperations<NodeParticle> {

  private final NodeParticleSwarm list = new NodeParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  NodeParticle createElement() {
    return new NodeParticle();
  }

  @Override
  Collection<NodeParticle> list() {
    return list;
  }

  @Override
  void sort(Comparator<? super NodeParticle> order) {
    list.sort(order);
  }
}
