package dev.intrusive.benchmarks.ticks;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Population;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * A pass over a list that keeps its order: each element moves, and one of a hundred leaves when it
 * is visited. When the pass is over, those come back at the end.
 *
 * @param <E> the type of the elements
 */
public abstract class Tick<E extends Particle> extends Population<E> {

  private static final int SHARE = 100;

  private final List<E> left = new ArrayList<>();
  private int untilNext = SHARE;

  /** Visits all elements by {@link #visitInPass}. */
  abstract void pass();

  /** Lets an element that is visited leave. */
  abstract void leave(E element);

  /** Removes what was marked in a pass, if anything is. */
  void endPass() {}

  final void visitInPass(E element) {
    element.advance();
    if (--untilNext == 0) {
      untilNext = SHARE;
      leave(element);
      left.add(element);
    }
  }

  @Benchmark
  public final void passWithRemovals() {
    pass();
    endPass();
    left.forEach(this::addLast);
    left.clear();
  }
}
