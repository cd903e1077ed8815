package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** The hand-written twin of {@link Flat}. */
public class PlainFlat extends Links<PlainFlatParticle> {

  private final PlainFlatList list = new PlainFlatList();

  @Override
  protected PlainFlatParticle newElement() {
    return new PlainFlatParticle();
  }

  @Override
  protected PlainFlatList list() {
    return list;
  }

  @Override
  protected void addLast(PlainFlatParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(PlainFlatParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(PlainFlatParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable PlainFlatParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(PlainFlatParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable PlainFlatParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable PlainFlatParticle next(PlainFlatParticle element) {
    return list.next(element);
  }
}
