package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** The hand-written twin of {@link Node}. */
public class PlainNode extends Links<PlainNodeParticle> {

  private final PlainNodeList list = new PlainNodeList();

  @Override
  protected PlainNodeParticle newElement() {
    return new PlainNodeParticle();
  }

  @Override
  protected PlainNodeList list() {
    return list;
  }

  @Override
  protected void addLast(PlainNodeParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainNodeParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainNodeParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainNodeParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainNodeParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainNodeParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainNodeParticle next(PlainNodeParticle element) {
    return list.next(element);
  }
}
