package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;

/** A pool of particles. */
public final class IndexedParticlePool extends ObjectPool<IndexedParticle> {

  public IndexedParticlePool(int capacity) {
    super(capacity, IndexedParticle::new, PoolOptions.defaults(), IndexedParticleSwarm.class);
  }

  public IndexedParticle emplace() {
    return begin(claim());
  }

  @Override
  protected int slotOf(IndexedParticle object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(IndexedParticle object, int slot) {
    object.slot = slot;
  }
}
