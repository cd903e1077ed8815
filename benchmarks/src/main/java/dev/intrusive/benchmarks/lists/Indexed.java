package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // prepared first
public class Indexed extends Links<IndexedParticle> {

  private IndexedParticlePool pool;
  private IndexedParticleSwarm list;

  @Override
  protected void prepare(int capacity) {
    pool = new IndexedParticlePool(capacity);
    list = new IndexedParticleSwarm(pool);
  }

  @Override
  protected IndexedParticle newElement() {
    return pool.emplace();
  }

  @Override
  protected IndexedParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(IndexedParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(IndexedParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(IndexedParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected @Nullable IndexedParticle pollFirst() {
    return list.pollFirst();
  }

  @Override
  protected boolean contains(IndexedParticle element) {
    return list.contains(element);
  }

  @Override
  protected @Nullable IndexedParticle peekFirst() {
    return list.peekFirst();
  }

  @Override
  protected @Nullable IndexedParticle next(IndexedParticle element) {
    return list.next(element);
  }
}
