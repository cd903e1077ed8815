package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;

/** Generated lists of the node layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Node extends Cells<NodeParticle> {

  private NodeParticleSwarm[] lists;

  @Override
  void prepare(int cells, int elements) {
    lists = new NodeParticleSwarm[cells];
    for (int i = 0; i < cells; i++) {
      lists[i] = new NodeParticleSwarm();
    }
  }

  @Override
  NodeParticle newElement() {
    return new NodeParticle();
  }

  @Override
  void add(NodeParticle element, int cell) {
    lists[cell].addLast(element);
  }

  @Override
  void move(NodeParticle element, int cell) {
    lists[cell].moveToLast(element);
  }

  @Override
  void advance(int cell) {
    lists[cell].forEach(NodeParticle::advance);
  }
}
