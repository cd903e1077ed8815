package dev.intrusive.benchmarks.machine;

import dev.intrusive.benchmarks.workload.Visits;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Steps from line to line of an array, each of which says where the next one is, in an order
 * without a pattern. Nothing can be loaded before the last load is done, so a step takes as long as
 * the nearest cache that holds so much, or the memory.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class RandomSteps {

  static final int STEPS = 1000;
  static final int LINES_PER_MEGABYTE = 1 << 14;

  /** The ints of a line of 64 bytes. */
  private static final int INTS = 16;

  @Param({"1", "3", "6", "12", "24"})
  public int megabytes;

  private int[] followers;

  private int place;

  @Setup
  public void fill() {
    int count = megabytes * LINES_PER_MEGABYTE;
    List<Integer> lines = Visits.shuffled(IntStream.range(0, count).boxed().toList());
    followers = new int[count * INTS];
    int previous = lines.get(count - 1);
    for (int line : lines) {
      followers[previous * INTS] = line * INTS;
      previous = line;
    }
  }

  @Benchmark
  @OperationsPerInvocation(STEPS)
  public int step() {
    int at = place;
    for (int i = 0; i < STEPS; i++) {
      at = followers[at];
    }
    place = at;
    return at;
  }
}
