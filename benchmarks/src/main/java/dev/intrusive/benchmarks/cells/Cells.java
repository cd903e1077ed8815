package dev.intrusive.benchmarks.cells;

import dev.intrusive.benchmarks.workload.Particle;
import dev.intrusive.benchmarks.workload.Visits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Ten thousand lists with five elements each in the mean, between which elements move. There is a
 * subclass per kind of list; a fork loads one of them alone, so that nothing is dispatched.
 *
 * @param <E> the type of the elements
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Cells<E extends Particle> {

  static final int CELLS = 10_000;
  static final int ELEMENTS = 5 * CELLS;
  private static final int BATCH = 1_000;

  private final SplittableRandom random = new SplittableRandom(1);
  private Visits<E> visits;

  /** Makes empty lists, with numbers from 0. */
  abstract void prepare(int cells, int elements);

  /** Creates an element that is in no list. */
  abstract E newElement();

  /** Adds an element at the end of a list. */
  abstract void add(E element, int cell);

  /** Moves an element from its list to the end of another. */
  abstract void move(E element, int cell);

  /** Lets each element of a list advance. */
  abstract void advance(int cell);

  @Setup
  public final void fill() {
    prepare(CELLS, ELEMENTS);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < ELEMENTS; i++) {
      elements.add(newElement());
    }
    System.gc(); // as in a program that has run for a while, elements and lists are old
    Visits.shuffled(elements).forEach(element -> add(element, random.nextInt(CELLS)));
    visits = new Visits<>(elements);
  }

  /** Moves any element to any list. */
  @Benchmark
  @OperationsPerInvocation(BATCH)
  public final void moveToOther() {
    for (int i = 0; i < BATCH; i++) {
      move(visits.next(), random.nextInt(CELLS));
    }
  }

  /** Goes over all elements, list by list. */
  @Benchmark
  @OperationsPerInvocation(ELEMENTS)
  public final void advanceAll() {
    for (int cell = 0; cell < CELLS; cell++) {
      advance(cell);
    }
  }
}
