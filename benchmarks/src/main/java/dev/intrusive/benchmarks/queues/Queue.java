package dev.intrusive.benchmarks.queues;

import dev.intrusive.benchmarks.workload.Population;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * A queue whose length stays the same: what leaves at the start joins at the end.
 *
 * @param <E> the type of the elements
 */
public abstract class Queue<E> extends Population<E> {

  private static final int BATCH = 1_000;

  /** Takes out the first element, if there is one. */
  abstract @Nullable E pollFirst();

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
