package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * Passes over all elements of a collection that keeps an order.
 *
 * @param <E> the type of the elements
 */
public abstract class Passes<E extends Particle> extends Population<E> {

  /** The collection. */
  protected abstract Iterable<E> list();

  /** Adds an element that is not in the collection. */
  final void append(E element) {
    addLast(element);
  }

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
