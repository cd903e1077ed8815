package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.layouts.hosts.IndexedParticle;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticlePool;
import dev.intrusive.benchmarks.layouts.hosts.IndexedParticleSwarm;
import org.openjdk.jmh.annotations.Benchmark;

/** A generated list of the indexed layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Moves<IndexedParticle> {

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
  protected IndexedParticle removeFirst() {
    return list.removeFirst();
  }

  /** A pass over slots. */
  @Benchmark
  public void passOverSlots() {
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      list.elementOf(slot).advance();
    }
  }

  /** A pass from neighbour to neighbour. */
  @Benchmark
  public void passByNext() {
    for (IndexedParticle element = list.peekFirst();
        element != null;
        element = list.next(element)) {
      element.advance();
    }
  }
}
