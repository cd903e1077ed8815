package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;
import org.jspecify.annotations.Nullable;

/** A generated list of the array layout. */
public class Array extends Queue<ArrayParticle> {

  private ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected void prepare(int capacity) {
    list = new ArrayParticleSwarm(capacity);
  }

  @Override
  protected ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  protected void addLast(ArrayParticle element) {
    list.addLast(element);
  }

  @Override
  @Nullable ArrayParticle pollFirst() {
    return list.pollFirst();
  }
}
