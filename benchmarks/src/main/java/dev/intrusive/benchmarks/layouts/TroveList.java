package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.layouts.peers.TroveParticle;
import gnu.trove.list.linked.TLinkedList;

/** Trove's list, whose links are in the elements. */
public class TroveList extends Moves<TroveParticle> {

  private final TLinkedList<TroveParticle> list = new TLinkedList<>();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected TroveParticle newElement() {
    return new TroveParticle();
  }

  @Override
  protected Iterable<TroveParticle> list() {
    return list;
  }

  @Override
  protected void addLast(TroveParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(TroveParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(TroveParticle element) {
    list.remove(element);
    list.addLast(element);
  }

  @Override
  protected TroveParticle removeFirst() {
    return list.removeFirst();
  }
}
