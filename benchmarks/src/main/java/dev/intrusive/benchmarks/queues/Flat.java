package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;
import org.jspecify.annotations.Nullable;

/** A generated list of the flat layout. */
public class Flat extends Queue<FlatParticle> {

  private final FlatParticleSwarm list = new FlatParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected FlatParticle newElement() {
    return new FlatParticle();
  }

  @Override
  protected void addLast(FlatParticle element) {
    list.addLast(element);
  }

  @Override
  @Nullable FlatParticle pollFirst() {
    return list.pollFirst();
  }
}
