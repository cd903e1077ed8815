package dev.intrusive.benchmarks.ticks;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;

/** A generated list of the array layout. */
public class Array extends Tick<ArrayParticle> {

  private final ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  protected void addLast(ArrayParticle element) {
    list.addLast(element);
  }

  @Override
  void pass() {
    list.forEach(this::visitInPass);
  }

  @Override
  void leave(ArrayParticle element) {
    list.remove(element);
  }
}
