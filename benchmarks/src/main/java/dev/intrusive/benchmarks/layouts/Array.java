package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.layouts.hosts.ArrayParticle;
import dev.intrusive.benchmarks.layouts.hosts.ArrayParticleSwarm;
import org.openjdk.jmh.annotations.Benchmark;

/** A generated list of the array layout. */
public class Array extends Moves<ArrayParticle> {

  private final ArrayParticleSwarm list = new ArrayParticleSwarm();

  @Override
  protected void prepare(int capacity) {}

  @Override
  protected ArrayParticle newElement() {
    return new ArrayParticle();
  }

  @Override
  protected ArrayParticleSwarm list() {
    return list;
  }

  @Override
  protected void addLast(ArrayParticle element) {
    list.addLast(element);
  }

  @Override
  protected boolean remove(ArrayParticle element) {
    return list.remove(element);
  }

  @Override
  protected void moveToLast(ArrayParticle element) {
    list.moveToLast(element);
  }

  @Override
  protected ArrayParticle removeFirst() {
    return list.removeFirst();
  }

  /** A pass from neighbour to neighbour. */
  @Benchmark
  public void passByNext() {
    for (ArrayParticle element = list.peekFirst(); element != null; element = list.next(element)) {
      element.advance();
    }
  }
}
