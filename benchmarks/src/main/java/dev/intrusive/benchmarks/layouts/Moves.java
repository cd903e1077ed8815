package dev.intrusive.benchmarks.layouts;

import dev.intrusive.benchmarks.workload.Particle;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * What is done to single elements of a collection from which they can leave without a search.
 *
 * @param <E> the type of the elements
 */
public abstract class Moves<E extends Particle> extends Passes<E> {

  private static final int BATCH = 1_000;

  protected abstract boolean remove(E element);

  protected abstract void moveToLast(E element);

  /** Takes the first element out of a list that has one. */
  protected abstract E removeFirst();

  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void removeAndAddLast() {
    for (int i = 0; i < BATCH; i++) {
      E element = visit();
      if (remove(element)) {
        addLast(element);
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void moveToLast() {
    for (int i = 0; i < BATCH; i++) {
      moveToLast(visit());
    }
  }

  /** As a queue: what leaves at the start joins at the end. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void removeFirstAndAddLast() {
    for (int i = 0; i < BATCH; i++) {
      addLast(removeFirst());
    }
  }
}
