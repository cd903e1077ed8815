package dev.intrusive.benchmarks.lists;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/**
 * A collection from which an element is removed without a search.
 *
 * <p>Each loop is in a method that is compiled on its own. Otherwise the assignment of registers
 * would depend on what else the JIT compiler happens to inline.
 *
 * @param <E> the type of the elements
 */
public abstract class Moves<E extends Particle> extends Queue<E> {

  protected abstract boolean remove(E element);

  protected abstract void moveToLast(E element);

  /** Removes any element and adds it at the end. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void removeAndAddLast() {
    for (int left = BATCH; left > 0; ) {
      left -= visits().startRun(left);
      removeAndAddRun(visits().order(), visits().start(), visits().end());
    }
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private void removeAndAddRun(E[] order, int start, int end) {
    for (int i = start; i < end; i++) {
      E element = order[i];
      if (remove(element)) {
        addLast(element);
      }
    }
  }

  /** Moves any element to the end. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void moveToLast() {
    for (int left = BATCH; left > 0; ) {
      left -= visits().startRun(left);
      moveRun(visits().order(), visits().start(), visits().end());
    }
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private void moveRun(E[] order, int start, int end) {
    for (int i = start; i < end; i++) {
      moveToLast(order[i]);
    }
  }
}
