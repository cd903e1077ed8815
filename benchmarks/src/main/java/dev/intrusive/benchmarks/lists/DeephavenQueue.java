package dev.intrusive.benchmarks.lists;

import io.deephaven.util.datastructures.linked.IntrusiveDoublyLinkedNode;
import io.deephaven.util.datastructures.linked.IntrusiveDoublyLinkedQueue;

/** Deephaven's queue, whose links are in the elements. */
public class DeephavenQueue extends Moves<DeephavenParticle> {

  private final IntrusiveDoublyLinkedQueue<DeephavenParticle> list =
      new IntrusiveDoublyLinkedQueue<>(
          IntrusiveDoublyLinkedNode.Adapter.<DeephavenParticle>getInstance());

  @Override
  protected DeephavenParticle newElement() {
    return new DeephavenParticle();
  }

  @Override
  protected Iterable<DeephavenParticle> list() {
    return list;
  }

  @Override
  protected void addLast(DeephavenParticle element) {
    list.offer(element);
  }

  @Override
  protected boolean remove(DeephavenParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(DeephavenParticle element) {
    list.remove(element);
    list.offer(element);
  }

  @Override
  protected DeephavenParticle pollFirst() {
    return list.remove();
  }
}
