package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;

/** Generated lists of the flat layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Flat extends Cells<FlatParticle> {

  private FlatParticleSwarm[] lists;

  @Override
  void prepare(int cells, int elements) {
    lists = new FlatParticleSwarm[cells];
    for (int i = 0; i < cells; i++) {
      lists[i] = new FlatParticleSwarm();
    }
  }

  @Override
  FlatParticle newElement() {
    return new FlatParticle();
  }

  @Override
  void add(FlatParticle element, int cell) {
    lists[cell].addLast(element);
  }

  @Override
  void move(FlatParticle element, int cell) {
    lists[cell].moveToLast(element);
  }

  @Override
  void advance(int cell) {
    lists[cell].forEach(FlatParticle::advance);
  }
}
