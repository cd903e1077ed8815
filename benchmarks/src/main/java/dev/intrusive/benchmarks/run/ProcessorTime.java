package dev.intrusive.benchmarks.run;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Measures the time that processors work on an operation, in the threads of the benchmark and in
 * those of the garbage collector, for which an operation may leave work. On a machine that others
 * use, too, this says more than the time that passes, of which the benchmark gets a share that
 * changes. The threads of the JIT compiler do not count: in a program that runs for longer than a
 * benchmark they have done their work. Nor do {@linkplain ProcessorGauge gauges}.
 */
public final class ProcessorTime implements InternalProfiler {

  /** What results call it. */
  public static final String LABEL = "processor.time.norm";

  /** The threads of this process, as Linux shows them. */
  private static final Path TASKS = Path.of("/proc/self/task");

  /** The nanoseconds of a thread are the first number in it. */
  private static final String TIMES = "schedstat";

  private static final String NAME = "comm";

  private static final boolean HAS_TIMES = Files.isReadable(TASKS.resolveSibling(TIMES));

  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private long before;

  @Override
  public String getDescription() {
    return "CPU time of all threads but the JIT compiler's, per operation";
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

  /** The nanoseconds that were spent since the process began, but not on gauges. */
  static long spent() {
    return ofProcess() - ProcessorGauge.spent();
  }

  /** Those of the threads that count; elsewhere than on Linux, of all. */
  private static long ofProcess() {
    if (!HAS_TIMES) {
      return PROCESS.getProcessCpuTime();
    }
    long sum = 0;
    try (DirectoryStream<Path> tasks = Files.newDirectoryStream(TASKS)) {
      for (Path task : tasks) {
        sum += timeOf(task);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sum;
  }

  private static long timeOf(Path task) throws IOException {
    try {
      // "C1 CompilerThread0", of which Linux keeps 15 characters
      if (Files.readString(task.resolve(NAME)).contains("CompilerThre")) {
        return 0;
      }
      String times = Files.readString(task.resolve(TIMES));
      return Long.parseLong(times.substring(0, times.indexOf(' ')));
    } catch (NoSuchFileException e) {
      return 0; // the thread has just ended
    }
  }
}
