package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;

/** Generated lists of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Cells<IndexedParticle> {

  private IndexedParticlePool pool;
  private IndexedParticleSwarm[] lists;

  @Override
  void prepare(int cells, int elements) {
    pool = new IndexedParticlePool(elements);
    lists = new IndexedParticleSwarm[cells];
    for (int i = 0; i < cells; i++) {
      lists[i] = new IndexedParticleSwarm(pool);
    }
  }

  @Override
  IndexedParticle newElement() {
    return pool.emplace();
  }

  @Override
  void add(IndexedParticle element, int cell) {
    lists[cell].addLast(element);
  }

  @Override
  void move(IndexedParticle element, int cell) {
    lists[cell].moveToLast(element);
  }

  @Override
  void advance(int cell) {
    lists[cell].forEach(IndexedParticle::advance);
  }
}
