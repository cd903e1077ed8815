package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;

/** Generated lists of the array layout. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Array extends Cells<ArrayParticle> {

  private ArrayParticleSwarm[] lists;

  @Override
  void prepare(int cells, int elements) {
    lists = new ArrayParticleSwarm[cells];
    for (int i = 0; i < cells; i++) {
      lists[i] = new ArrayParticleSwarm();
    }
  }

  @Override
  ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  void add(ArrayParticle element, int cell) {
    lists[cell].addLast(element);
  }

  @Override
  void move(ArrayParticle element, int cell) {
    lists[cell].moveToLast(element);
  }

  @Override
  void advance(int cell) {
    lists[cell].forEach(ArrayParticle::advance);
  }
}
