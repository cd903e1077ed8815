package dev.intrusive.benchmarks.churn;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;

/** A generated list of the array layout. */
public class Array extends AfterChurn<ArrayParticle> {

  private final ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  ArrayParticleSwarm list() {
    return list;
  }
}
