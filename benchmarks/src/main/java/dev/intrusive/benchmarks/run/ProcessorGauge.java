package dev.intrusive.benchmarks.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the processor itself by a small computation, immediately before and after each
 * iteration: the mean counts. {@link BenchmarkThreads} have it measured by the thread of the
 * benchmark, since another one may run on another core.
 */
abstract class ProcessorGauge implements InternalProfiler {

  /** After so many measurements the computation has been compiled for good. */
  private static final int MEASUREMENTS_BEFORE = 50;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Those that this process measures with. */
  private static final List<ProcessorGauge> IN_USE = new CopyOnWriteArrayList<>();

  private static final AtomicLong SPENT = new AtomicLong();

  private final String label;
  private final String unit;
  private boolean isWarm;
  private double sum;
  private int count;

  /**
   * Creates a gauge.
   *
   * @param label what results call it
   * @param unit the unit of what it measures
   */
  ProcessorGauge(String label, String unit) {
    this.label = label;
    this.unit = unit;
  }

  /** Measures once. Allocates nothing, which would be taken for what the benchmark allocates. */
  abstract double measure();

  /** Measures with all gauges that this process measures with. */
  static void measureAll() {
    long start = THREADS.getCurrentThreadCpuTime();
    for (ProcessorGauge gauge : IN_USE) {
      gauge.add();
    }
    SPENT.addAndGet(THREADS.getCurrentThreadCpuTime() - start);
  }

  /** The nanoseconds of CPU time that this process has spent on gauges. */
  static long spent() {
    return SPENT.get();
  }

  private synchronized void add() {
    for (int i = 0; i < MEASUREMENTS_BEFORE && !isWarm; i++) {
      measure();
    }
    isWarm = true;
    sum += measure();
    count++;
  }

  @Override
  public synchronized void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    sum = 0;
    count = 0;
    if (!IN_USE.contains(this)) {
      IN_USE.add(this);
    }
  }

  @Override
  public synchronized Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (count == 0) {
      throw new IllegalStateException("no thread of the benchmark has measured " + label);
    }
    return List.of(new ScalarResult(label, sum / count, unit, AggregationPolicy.AVG));
  }
}
