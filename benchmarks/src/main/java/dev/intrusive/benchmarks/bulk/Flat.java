package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;
import java.util.Collection;
import java.util.Comparator;

/** A generated list of the flat layout. */
public class Flat extends BulkOperations<FlatParticle> {

  private final FlatParticleSwarm list = new FlatParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  FlatParticle createElement() {
    return new FlatParticle();
  }

  @Override
  Collection<FlatParticle> list() {
    return list;
  }

  @Override
  void sort(Comparator<? super FlatParticle> order) {
    list.sort(order);
  }
}
