package dev.intrusive.records.matching.benchmark;

import dev.intrusive.records.matching.benchmark.Cell.Collector;
import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.workload.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Measures all engines in all scenarios on some JDKs, with two collectors, and writes the results
 * and the tables of the page. To be run from the root of the project.
 *
 * <pre>
 * Main JAVA_HOME...          measures
 * Main --quick JAVA_HOME...  shows that everything runs, and writes nothing
 * Main --page                writes the tables of the results that are there
 * </pre>
 */
public final class Main {

  private static final Path RESULTS = Path.of("records", "matching-engine", "results.csv");

  private Main() {}

  /** Runs the program. */
  public static void main(String[] args) throws IOException, RunnerException {
    List<String> homes = new ArrayList<>(List.of(args));
    boolean quick = homes.remove("--quick");
    if (!homes.remove("--page")) {
      List<Cell> cells = measure(homes, quick);
      if (quick) {
        System.out.println(Page.tables(cells));
        return;
      }
      Stream<String> lines = cells.stream().map(Cell::toLine);
      Files.write(RESULTS, Stream.concat(Stream.of(Cell.HEADER), lines).toList());
    }
    Page.write(Page.tables(RESULTS));
  }

  private static List<Cell> measure(List<String> homes, boolean quick) throws RunnerException {
    List<Cell> cells = new ArrayList<>();
    for (String home : homes) {
      for (Collector collector : Collector.values()) {
        for (RunResult result : new Runner(options(home, collector, quick).build()).run()) {
          cells.add(cell(collector, result));
        }
      }
    }
    return cells;
  }

  private static ChainedOptionsBuilder options(String home, Collector collector, boolean quick) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(EngineBenchmark.class.getName())
            .jvm(Path.of(home, "bin", "java").toString())
            .jvmArgs(collector.option(), "-Xms2g", "-Xmx2g")
            .shouldFailOnError(true);
    if (quick) {
      options
          .forks(1)
          .warmupIterations(0)
          .measurementIterations(1)
          .measurementTime(TimeValue.milliseconds(1))
          .param("scenario", Scenario.NORMAL.name());
    }
    return options;
  }

  private static Cell cell(Collector collector, RunResult result) {
    double[] scores =
        result.getBenchmarkResults().stream()
            .mapToDouble(fork -> fork.getPrimaryResult().getScore())
            .sorted()
            .toArray();
    return new Cell(
        processor(),
        result.getParams().getJdkVersion(),
        collector,
        EngineType.valueOf(result.getParams().getParam("engineType")),
        Scenario.valueOf(result.getParams().getParam("scenario")),
        (scores[(scores.length - 1) / 2] + scores[scores.length / 2]) / 2,
        scores[0],
        scores[scores.length - 1],
        counter(result, "bytes") / counter(result, "messages"));
  }

  private static double counter(RunResult result, String name) {
    return Objects.requireNonNull(result.getSecondaryResults().get(name), name).getScore();
  }

  private static String processor() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/cpuinfo"))) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.replaceFirst(".*: ", ""))
          .findFirst()
          .orElse("an unknown processor");
    } catch (IOException e) {
      return "an unknown processor";
    }
  }
}
