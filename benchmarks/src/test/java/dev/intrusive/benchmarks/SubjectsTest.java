package dev.intrusive.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

class SubjectsTest {

  /** These have tests of their own, which share what takes long. */
  private static final List<String> OTHERS = List.of("\\.compilation\\.", "\\.types\\.");

  /** Runs each benchmark once with few elements, in this JVM. */
  @Test
  void benchmarks_run() throws RunnerException {
    Options options =
        new OptionsBuilder()
            .exclude(OTHERS.get(0))
            .exclude(OTHERS.get(1))
            .forks(0)
            .mode(Mode.SingleShotTime)
            .warmupIterations(0)
            .measurementIterations(1)
            .param("size", "16")
            .param("order", "SHUFFLED")
            .param("keys", "SEQUENTIAL")
            .param("capacity", "512")
            .param("hosts", "1")
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build();
    Set<String> run = new TreeSet<>();
    for (RunResult result : new Runner(options).run()) {
      run.add(result.getParams().getBenchmark());
    }
    Set<String> all = new TreeSet<>();
    var silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    for (BenchmarkListEntry entry : BenchmarkList.defaultList().find(silent, List.of(), OTHERS)) {
      all.add(entry.getUsername());
    }
    assertEquals(all, run);
  }
}
