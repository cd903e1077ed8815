package dev.intrusive.benchmarks.lists;

import gnu.trove.list.linked.TLinkedList;

/** Trove's list, whose links are in the elements. */
public class TroveList extends Moves<TroveParticle> {

  private final TLinkedList<TroveParticle> list = new TLinkedList<>();

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
  protected TroveParticle pollFirst() {
    return list.removeFirst();
  }
}
