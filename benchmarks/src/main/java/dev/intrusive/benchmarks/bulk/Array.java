package dev.intrusive.benchmarks.bulk;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;
import java.util.Collection;
import java.util.Comparator;

/** A generated list of the array layout. */
public class Array extends BulkOperations<ArrayParticle> {

  private final ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  ArrayParticle createElement() {
    return new ArrayParticle();
  }

  @Override
  Collection<ArrayParticle> list() {
    return list;
  }

  @Override
  void sort(Comparator<? super ArrayParticle> order) {
    list.sort(order);
  }
}
