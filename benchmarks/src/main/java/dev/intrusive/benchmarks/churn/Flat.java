package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;

/** A generated list of the flat layout. */
public class Flat extends AfterChurn<FlatParticle> {

  private final FlatParticleSwarm list = new FlatParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected FlatParticle newElement() {
    return new FlatParticle();
  }

  @Override
  FlatParticleSwarm list() {
    return list;
  }
}
