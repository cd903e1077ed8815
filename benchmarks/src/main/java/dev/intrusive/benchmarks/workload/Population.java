package dev.intrusive.benchmarks.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A list full of elements that are old for the garbage collector. There is a subclass per kind of
 * list; a fork loads one of them alone, so that nothing is dispatched.
 *
 * @param <E> the type of the elements
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class Population<E> {

  /** In which order elements lie in memory, compared with their order in the list. */
  public enum Order {
    ALLOCATED,
    SHUFFLED,
    /** Some neighbours in the list are neighbours in memory, which is hard to predict. */
    RUNS
  }

  @Param({"1000", "100000", "1000000"})
  public int size;

  @Param({"ALLOCATED", "SHUFFLED"})
  public Order order;

  private Visits<E> visits;

  /** Makes an empty list that has room for elements. */
  protected abstract void prepare(int capacity);

  /** Creates an element that is in no list. */
  protected abstract E newElement();

  protected abstract void addLast(E element);

  /** Does to the full list what long use does, before anything is measured; here nothing. */
  protected void age() {}

  /** Returns the next element to do something to: in the order of the list or in another one. */
  protected final E visit() {
    return visits.next();
  }

  @Setup
  public final void fill() {
    prepare(size);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(newElement());
    }
    // Lists live long: in the old generation the collectors charge for stores of references. Once
    // elements are linked, a collector may move them to the order of the list.
    System.gc();
    List<E> ordered =
        switch (order) {
          case ALLOCATED -> elements;
          case SHUFFLED -> Visits.shuffled(elements);
          case RUNS -> Visits.shuffledRuns(elements);
        };
    ordered.forEach(this::addLast);
    visits = order == Order.ALLOCATED ? Visits.inOrder(ordered) : new Visits<>(ordered);
    age();
  }
}
