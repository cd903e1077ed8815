package dev.intrusive.benchmarks.ticks;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;

/** A generated list of the flat layout. */
public class Flat extends Tick<FlatParticle> {

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
  void pass() {
    list.forEach(this::visitInPass);
  }

  @Override
  void leave(FlatParticle element) {
    list.remove(element);
  }
}
