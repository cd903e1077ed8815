package dev.intrusive.benchmarks.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the time that a processor works on an operation. On a machine that others use, too, this
 * says more than the time that passes, of which the benchmark gets a share that changes.
 */
public final class ProcessorTime implements InternalProfiler {

  /** What results call it. */
  public static final String LABEL = "processor.time.norm";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long before;

  @Override
  public String getDescription() {
    return "CPU time of the threads of the benchmark, per operation";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = spent();
  }

  @Override
  public Collection<ScalarResult> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double time = (double) (spent() - before) / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(LABEL, time, "ns/op", AggregationPolicy.AVG));
  }

  private static long spent() {
    long sum = 0;
    for (long id : THREADS.getAllThreadIds()) {
      ThreadInfo thread = THREADS.getThreadInfo(id);
      if (thread != null && thread.getThreadName().contains("jmh-worker")) {
        sum += Math.max(0, THREADS.getThreadCpuTime(id));
      }
    }
    return sum;
  }
}
