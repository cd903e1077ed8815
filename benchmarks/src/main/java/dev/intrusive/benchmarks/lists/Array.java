package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** A generated list of the array layout. */
public class Array extends Links<ArrayParticle> {

  private final ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  protected ArrayParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(ArrayParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(ArrayParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(ArrayParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable ArrayParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(ArrayParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable ArrayParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable ArrayParticle next(ArrayParticle element) {
    return list.next(element);
  }
}
