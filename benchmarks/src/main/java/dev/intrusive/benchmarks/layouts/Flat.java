package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.layouts.hosts.FlatParticle;
import dev.intrusive.benchmarks.layouts.hosts.FlatParticleSwarm;
import org.openjdk.jmh.annotations.Benchmark;

/** A generated list of the flat layout. */
public class Flat extends Moves<FlatParticle> {

  private final FlatParticleSwarm list = new FlatParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected FlatParticle newElement() {
    return new FlatParticle();
  }

  @Override
  protected FlatParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(FlatParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(FlatParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(FlatParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected FlatParticle removeFirst() {
    return list.removeFirst();
  }

  /** A pass from neighbour to neighbour. */
  @Benchmark
  public void passByNext() {
    for (FlatParticle element = list.peekFirst(); element != null; element = list.next(element)) {
      element.advance();
    }
  }
}
