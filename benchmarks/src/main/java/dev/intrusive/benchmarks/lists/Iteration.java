package dev.intrusive.benchmarks.lists;

import org.openjdk.jmh.annotations.Benchmark;

/**
 * Iterates over all elements. The time is that of the whole collection.
 *
 * @param <E> the type of the elements
 */
public abstract class Iteration<E extends Particle> extends ListBenchmark<E> {

  /** The collection. */
  protected abstract Iterable<E> list();

  @Benchmark
  public void forEach() {
    list().forEach(Particle::advance);
  }

  /** Iterates by an iterator. */
  @Benchmark
  public void iterate() {
    for (E element : list()) {
      element.advance();
    }
  }
}
