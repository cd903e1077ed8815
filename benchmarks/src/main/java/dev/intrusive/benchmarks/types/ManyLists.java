package dev.intrusive.benchmarks.types;

import dev.intrusive.benchmarks.Subject;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Operates on eight lists in turn, a batch on each. With eight types, each list has a class, an
 * element class and calling code of its own, as in a program that declares its lists with their
 * types. They share only the runtime.
 */
public class ManyLists extends Subject {

  private static final int LISTS = 8;
  private static final int ROUNDS_BEFORE = 100;
  private static final String PREFIX = "dev.intrusive.benchmarks.lists.";

  @Param({"Node", "Flat", "Array", "Indexed"})
  public String list = "Node";

  @Param({"1", "8"})
  public int types;

  /** The number of elements in all lists together. */
  @Param({"1000", "100000"})
  public int size;

  private final Batches[] lists = new Batches[LISTS];

  /** Fills the lists, and does everything with each, so that the JIT compiler knows all types. */
  @Setup
  public void fill(Blackhole blackhole) throws ReflectiveOperationException {
    fillAll();
    for (int i = 0; i < ROUNDS_BEFORE; i++) {
      for (Batches each : lists) {
        each.refill();
      }
      removeAndAddLast();
      moveToLast();
      pollAndAdd();
      contains(blackhole);
      next(blackhole);
    }
  }

  /** Fills each list. */
  final void fillAll() throws ReflectiveOperationException {
    for (int i = 0; i < LISTS; i++) {
      ClassLoader loader = types == 1 ? ManyLists.class.getClassLoader() : new TypeLoader(PREFIX);
      lists[i] =
          Class.forName(PREFIX + list, true, loader)
              .asSubclass(Batches.class)
              .getConstructor()
              .newInstance();
      lists[i].fill(size / LISTS);
    }
  }

  final List<Batches> lists() {
    return List.of(lists);
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void removeAndAddLast() {
    for (Batches each : lists) {
      each.removeAndAddLast();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void moveToLast() {
    for (Batches each : lists) {
      each.moveToLast();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void pollAndAdd() {
    for (Batches each : lists) {
      each.pollAndAdd();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void contains(Blackhole blackhole) {
    for (Batches each : lists) {
      blackhole.consume(each.contains());
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void next(Blackhole blackhole) {
    for (Batches each : lists) {
      blackhole.consume(each.next());
    }
  }
}
