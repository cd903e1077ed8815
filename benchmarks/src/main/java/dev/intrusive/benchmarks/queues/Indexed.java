package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;
import org.jspecify.annotations.Nullable;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Queue<IndexedParticle> {

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
  protected void addLast(IndexedParticle element) {
    list.addLast(element);
  }

  @Override
  @Nullable IndexedParticle pollFirst() {
    return list.pollFirst();
  }
}
