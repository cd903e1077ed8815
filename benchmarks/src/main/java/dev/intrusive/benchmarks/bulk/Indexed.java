package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;
import java.util.Collection;
import java.util.Comparator;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends BulkOperations<IndexedParticle> {

  private IndexedParticlePool pool;
  private IndexedParticleSwarm list;

  @Override
  protected void prepare(int capacity) {
    pool = new IndexedParticlePool(capacity);
    list = new IndexedParticleSwarm(pool);
  }

  @Override
  IndexedParticle createElement() {
    return pool.emplace();
  }

  @Override
  Collection<IndexedParticle> list() {
    return list;
  }

  @Override
  void sort(Comparator<? super IndexedParticle> order) {
    list.sort(order);
  }
}
