package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import java.util.Collection;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Passes over all elements of a collection that keeps an order.
 *
 * @param <E> the type of the elements
 */
public abstract class Passes<E extends Particle> extends Population<E> {

  /** The collection. */
  protected abstract Collection<E> list();

  @Benchmark
  public void forEach() {
    list().forEach(Particle::advance);
  }

  /** A pass by an iterator. */
  @Benchmark
  public void iterate() {
    for (E element : list()) {
      element.advance();
    }
  }
}
