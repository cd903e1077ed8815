package dev.intrusive.benchmarks.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Takes measurements, each in forks: JVMs of its own. */
public final class Measurements {

  private static final Path LOG = Path.of("target", "jmh.log");

  /** Otherwise what allocates would pay for the first use of each page of the heap. */
  private static final String TOUCHED = "-XX:+AlwaysPreTouch";

  private final Effort effort;
  private final List<Collector> collectors;
  private final PrintStream out;

  /**
   * Prepares measurements.
   *
   * @param effort how long to measure
   * @param collectors the garbage collectors to measure with
   * @param out where progress is shown
   */
  public Measurements(Effort effort, List<Collector> collectors, PrintStream out) {
    this.effort = effort;
    this.collectors = collectors;
    this.out = out;
  }

  /**
   * Finds benchmarks, in the order in which they are measured.
   *
   * @param only what is found in their short names
   * @param parameters the values that parameters are limited to
   */
  public static List<Measurement> select(Pattern only, SortedMap<String, List<String>> parameters) {
    List<Measurement> selected = new ArrayList<>();
    var silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    for (BenchmarkListEntry entry :
        BenchmarkList.defaultList().find(silent, List.of(".*"), List.of())) {
      if (only.matcher(Measurement.shortName(entry.getUsername())).find()) {
        Map<String, String[]> declared = entry.getParams().orElse(Map.of());
        addAll(selected, entry.getUsername(), limited(declared, parameters));
      }
    }
    selected.sort(Measurement.COMPARED_TOGETHER);
    return selected;
  }

  private static SortedMap<String, List<String>> limited(
      Map<String, String[]> declared, SortedMap<String, List<String>> limits) {
    SortedMap<String, List<String>> values = new TreeMap<>();
    declared.forEach(
        (name, all) -> values.put(name, limits.getOrDefault(name, Arrays.asList(all))));
    return values;
  }

  private static void addAll(
      List<Measurement> selected, String benchmark, SortedMap<String, List<String>> values) {
    List<SortedMap<String, String>> combinations = List.of(new TreeMap<>());
    for (Map.Entry<String, List<String>> parameter : values.entrySet()) {
      List<SortedMap<String, String>> longer = new ArrayList<>();
      for (SortedMap<String, String> combination : combinations) {
        for (String value : parameter.getValue()) {
          SortedMap<String, String> extended = new TreeMap<>(combination);
          extended.put(parameter.getKey(), value);
          longer.add(extended);
        }
      }
      combinations = longer;
    }
    combinations.forEach(combination -> selected.add(new Measurement(benchmark, combination)));
  }

  /** Takes the measurements and shows progress. */
  public List<MeasuredFork> takeAll(List<Measurement> measurements)
      throws RunnerException, IOException {
    return takeAll(measurements, List.of(BenchmarkedCode.present()));
  }

  /** Takes each measurement of each code, one code after the other, and shows progress. */
  public List<MeasuredFork> takeAll(List<Measurement> measurements, List<BenchmarkedCode> codes)
      throws RunnerException, IOException {
    Files.createDirectories(LOG.getParent());
    BenchmarkedCode present = BenchmarkedCode.present();
    int total = effort.forks() * collectors.size() * measurements.size() * codes.size();
    List<MeasuredFork> forks = new ArrayList<>();
    try {
      for (int number = 1; number <= effort.forks(); number++) {
        for (Collector collector : collectors) {
          for (Measurement measurement : measurements) {
            for (BenchmarkedCode code : codes) {
              code.select();
              RunResult result = take(measurement, collector, codes.size() > 1);
              forks.add(
                  new MeasuredFork(code, measurement, collector, result, effort.iterations()));
              out.printf(
                  Locale.ROOT,
                  "[%4d/%d] fork %d %s%-8s %-60s %12.2f ns/op%n",
                  forks.size(),
                  total,
                  number,
                  codes.size() > 1 ? code.label() + ", " : "",
                  collector.label(),
                  measurement.label(),
                  processorTime(result));
            }
          }
        }
      }
    } finally {
      present.select();
    }
    return forks;
  }

  private static double processorTime(RunResult result) {
    Result<?> time = result.getSecondaryResults().get(ProcessorTime.LABEL);
    return time == null ? Double.NaN : time.getScore();
  }

  private RunResult take(Measurement measurement, Collector collector, boolean isComparison)
      throws RunnerException {
    var options =
        new OptionsBuilder()
            .include(measurement.include())
            .forks(1)
            .warmupIterations(effort.warmups(measurement))
            .warmupTime(effort.time(measurement))
            .measurementIterations(effort.measured())
            .measurementTime(effort.time(measurement))
            .jvmArgs(jvmArguments(measurement, collector, isComparison))
            .addProfiler(CoreContention.class)
            .addProfiler(ProcessorClock.class)
            .addProfiler(ProcessorTime.class)
            .addProfiler(GCProfiler.class)
            .shouldFailOnError(true)
            .output(LOG.toString());
    measurement.parameters().forEach(options::param);
    Collection<RunResult> results = new Runner(options.build()).run();
    if (results.size() != 1) {
      throw new RunnerException(measurement.label() + " failed; " + LOG + " says why");
    }
    return results.iterator().next();
  }

  private static String[] jvmArguments(
      Measurement measurement, Collector collector, boolean isComparison) {
    List<String> arguments = new ArrayList<>(collector.options());
    String heap = measurement.heap();
    arguments.addAll(List.of("-Xms" + heap, "-Xmx" + heap, TOUCHED));
    arguments.addAll(List.of(BenchmarkThreads.OPTIONS));
    if (collector == Collector.G1 && (isComparison || measurement.isOfBaselines())) {
      // A reference from one region to another costs much more to store, and whether a list is in
      // the region of its elements would be luck.
      arguments.add(Collector.WIDE_REGIONS);
    }
    return arguments.toArray(String[]::new);
  }
}
