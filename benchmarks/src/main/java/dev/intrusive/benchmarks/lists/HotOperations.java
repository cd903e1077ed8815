package dev.intrusive.benchmarks.lists;

import dev.intrusive.benchmarks.workload.Batches;
import dev.intrusive.benchmarks.workload.Passes;
import dev.intrusive.benchmarks.workload.Visits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The operations that programs do all the time, on a list whose elements lie in memory in another
 * order than in the list. There is a subclass per kind of list; a fork loads one of them alone, so
 * that nothing is dispatched.
 *
 * <p>Each list is as long before a measured operation as before any other.
 *
 * <p>What is measured is a loop in a method of its own. How the JIT compiler assigns registers in a
 * loop depends on all that is compiled with it, which must not be the luck of what it inlined.
 *
 * @param <E> the type of the elements
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public abstract class HotOperations<E> implements Batches {

  @Param({"1000", "100000"})
  public int size;

  private Passes<E> passes;

  private E current;

  /**
   * Does what must be done before there can be elements.
   *
   * @param capacity how many there will be
   */
  protected void prepare(int capacity) {}

  /** Creates an element that is in no list. */
  protected abstract E newElement();

  protected abstract void addLast(E element);

  protected abstract boolean remove(E element);

  protected abstract void moveToLast(E element);

  protected abstract @Nullable E peekFirst();

  protected abstract @Nullable E pollFirst();

  protected abstract boolean contains(E element);

  protected abstract @Nullable E next(E element);

  @Setup
  public void fill() {
    fill(size);
  }

  @Override
  public void fill(int size) {
    prepare(size);
    List<E> elements = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      elements.add(newElement());
    }
    // Lists live long, and in the old generation stores of references have a GC write barrier. Once
    // elements are linked, a collector may move them to the order of the list.
    System.gc();
    List<E> shuffled = Visits.shuffled(elements);
    shuffled.forEach(this::addLast);
    passes = new Passes<>(shuffled);
    current = shuffled.get(0);
  }

  @Override
  public void refill() {
    List<E> elements = new ArrayList<>();
    for (E element = pollFirst(); element != null; element = pollFirst()) {
      elements.add(element);
    }
    elements.forEach(this::addLast);
    Visits.shuffled(elements).forEach(this::remove);
    elements.forEach(this::addLast);
  }

  @Override
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public void removeAndAddLast() {
    for (int left = LENGTH; left > 0; ) {
      left -= passes.startRun(left);
      removeAndAddRun(passes.order(), passes.start(), passes.end());
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

  @Override
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public void moveToLast() {
    for (int left = LENGTH; left > 0; ) {
      left -= passes.startRun(left);
      moveRun(passes.order(), passes.start(), passes.end());
    }
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private void moveRun(E[] order, int start, int end) {
    for (int i = start; i < end; i++) {
      moveToLast(order[i]);
    }
  }

  @Override
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public void pollFirstAndAddLast() {
    for (int i = 0; i < LENGTH; i++) {
      E element = pollFirst();
      if (element != null) {
        addLast(element);
      }
    }
  }

  @Override
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public int contains() {
    int found = 0;
    for (int left = LENGTH; left > 0; ) {
      int run = passes.startRun(left);
      if (containsAll(passes.order(), passes.start(), passes.end())) {
        found += run;
      }
      left -= run;
    }
    return found;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  private boolean containsAll(E[] order, int start, int end) {
    // Not counted here: a count is one value more that the loop has to keep in a register.
    for (int i = start; i < end; i++) {
      if (!contains(order[i])) {
        return false;
      }
    }
    return true;
  }

  /** Steps from element to element, round and round. */
  @Override
  @Benchmark
  @OperationsPerInvocation(LENGTH)
  public @Nullable E next() {
    E element = current;
    for (int i = 0; i < LENGTH && element != null; i++) {
      E next = next(element);
      element = next == null ? peekFirst() : next;
    }
    if (element != null) {
      current = element;
    }
    return element;
  }
}
