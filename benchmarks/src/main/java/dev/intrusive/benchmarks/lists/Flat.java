package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** A generated list of the flat layout. */
public class Flat extends Links<FlatParticle> {

  private final FlatParticleSwarm list = new FlatParticleSwarm();

  @Override
  protected FlatParticle newElement() {
    return new FlatParticle();
  }

  @Override
  protected FlatParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(FlatParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(FlatParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(FlatParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable FlatParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(FlatParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable FlatParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable FlatParticle next(FlatParticle element) {
    return list.next(element);
  }
}
