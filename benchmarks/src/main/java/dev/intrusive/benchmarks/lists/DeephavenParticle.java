package dev.intrusive.benchmarks.lists;

import io.deephaven.util.datastructures.linked.IntrusiveDoublyLinkedNode;

/** A particle that Deephaven links. */
public final class DeephavenParticle extends Particle
    implements IntrusiveDoublyLinkedNode<DeephavenParticle> {

  private DeephavenParticle next = this;
  private DeephavenParticle previous = this;

  @Override
  public DeephavenParticle getNext() {
    return next;
  }

  @Override
  public void setNext(DeephavenParticle particle) {
    next = particle;
  }

  @Override
  public DeephavenParticle getPrev() {
    return previous;
  }

  @Override
  public void setPrev(DeephavenParticle particle) {
    previous = particle;
  }
}
