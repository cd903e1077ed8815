package dev.intrusive.benchmarks.types;

import dev.intrusive.benchmarks.workload.Batches;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Operations on eight lists by turns, a batch on each. Each type of list has calling code of its
 * own, as in a program whose lists are declared with their types; what the types share is the
 * runtime alone.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public abstract class ListsOfTypes {

  static final int LISTS = 8;

  private static final int ROUNDS_BEFORE = 100;

  /** How many elements all lists have together. */
  @Param({"1000", "100000"})
  public int size;

  private final Batches[] lists = new Batches[LISTS];

  /** Creates the operations on one of the lists. */
  abstract Batches newList();

  /**
   * Fills the lists, and does everything with each of them, so that all types are known, and it is
   * known of all code that lists empty and fill at times.
   */
  @Setup
  public void fill(Blackhole blackhole) {
    for (int i = 0; i < LISTS; i++) {
      lists[i] = newList();
      lists[i].fill(size / LISTS);
    }
    for (int i = 0; i < ROUNDS_BEFORE; i++) {
      for (Batches list : lists) {
        list.refill();
      }
      removeAndAddLast();
      moveToLast();
      pollFirstAndAddLast();
      contains(blackhole);
      next(blackhole);
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void removeAndAddLast() {
    for (Batches list : lists) {
      list.removeAndAddLast();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void moveToLast() {
    for (Batches list : lists) {
      list.moveToLast();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void pollFirstAndAddLast() {
    for (Batches list : lists) {
      list.pollFirstAndAddLast();
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void contains(Blackhole blackhole) {
    for (Batches list : lists) {
      blackhole.consume(list.contains());
    }
  }

  @Benchmark
  @OperationsPerInvocation(LISTS * Batches.LENGTH)
  public void next(Blackhole blackhole) {
    for (Batches list : lists) {
      blackhole.consume(list.next());
    }
  }
}
