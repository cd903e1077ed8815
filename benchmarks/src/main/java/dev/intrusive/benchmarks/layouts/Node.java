package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.layouts.hosts.NodeParticle;
import dev.intrusive.benchmarks.layouts.hosts.NodeParticleSwarm;
import org.openjdk.jmh.annotations.Benchmark;

/** A generated list of the node layout. */
public class Node extends Moves<NodeParticle> {

  private final NodeParticleSwarm list = new NodeParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected NodeParticle newElement() {
    return new NodeParticle();
  }

  @Override
  protected NodeParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(NodeParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(NodeParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(NodeParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected NodeParticle removeFirst() {
    return list.removeFirst();
  }

  /** A pass from neighbour to neighbour. */
  @Benchmark
  public void passByNext() {
    for (NodeParticle element = list.peekFirst(); element != null; element = list.next(element)) {
      element.advance();
    }
  }
}
