package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** A generated list of the node layout. */
public class Node extends Links<NodeParticle> {

  private final NodeParticleSwarm list = new NodeParticleSwarm();

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
  protected @Nullable NodeParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(NodeParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable NodeParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable NodeParticle next(NodeParticle element) {
    return list.next(element);
  }
}
