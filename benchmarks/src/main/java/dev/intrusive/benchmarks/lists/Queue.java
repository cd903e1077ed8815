package dev.intrusive.benchmarks.lists;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * A collection that is used as a queue of constant length.
 *
 * @param <E> the type of the elements
 */
public abstract class Queue<E extends Particle> extends Iteration<E> {

  /** Removes the first element, if there is one. */
  protected abstract @Nullable E pollFirst();

  /** Removes the first element and adds it at the end. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void pollAndAdd() {
    for (int i = 0; i < BATCH; i++) {
      E element = pollFirst();
      if (element != null) {
        addLast(element);
      }
    }
  }
}
