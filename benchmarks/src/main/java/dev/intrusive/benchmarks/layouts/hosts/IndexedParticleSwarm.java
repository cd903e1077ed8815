package dev.intrusive.benchmarks.layouts.hosts;

import dev.intrusive.IndexedList;
import dev.intrusive.pool.ObjectPool;
import org.jspecify.annotations.Nullable;

/** A list of particles. */
public final class IndexedParticleSwarm extends IndexedList<IndexedParticle> {

  public IndexedParticleSwarm(ObjectPool<? extends IndexedParticle> pool) {
    super(pool);
  }

  @Override
  protected String listName() {
    return "swarm";
  }

  @Override
  protected int slotOf(IndexedParticle element) {
    return element.slot;
  }

  @Override
  public void addLast(IndexedParticle element) {
    linkLast(element, element.slot);
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof IndexedParticle particle && holds(particle, particle.slot);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    return object instanceof IndexedParticle particle && unlink(particle, particle.slot);
  }

  @Override
  public @Nullable IndexedParticle next(IndexedParticle element) {
    return next(element, element.slot);
  }

  @Override
  public void moveToLast(IndexedParticle element) {
    relinkLast(element, element.slot);
  }
}
