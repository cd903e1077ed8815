package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends AfterChurn<IndexedParticle> {

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
  IndexedParticleSwarm list() {
    return list;
  }
}
