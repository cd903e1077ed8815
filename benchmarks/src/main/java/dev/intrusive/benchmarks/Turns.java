package dev.intrusive.benchmarks;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs JMH so that rivals take turns: the first forks of all benchmarks, then the second ones, and
 * so on. A machine that is slower for a while slows down all of them. JMH itself runs all forks of
 * a benchmark in a row.
 *
 * <p>The arguments are those of JMH. With {@code -before CLASSPATH} in front of them, each fork of
 * the present code follows a fork of the code on the class path, which must have the same
 * benchmarks. The results of that code go to a file with the prefix "before-".
 */
public final class Turns {

  private static final String CLASS_PATH = "java.class.path";
  private static final int DEFAULT_FORKS = 5;

  private final CommandLineOptions options;
  private final Options common;

  private Turns(String... arguments) throws CommandLineOptionException {
    options = new CommandLineOptions(arguments);
    common = new CommonOptions(arguments);
  }

  /** Options without benchmarks, which JMH would add to the one that is to be run. */
  private static final class CommonOptions extends CommandLineOptions {
    private static final long serialVersionUID = 1;

    CommonOptions(String... arguments) throws CommandLineOptionException {
      super(arguments);
    }

    @Override
    public List<String> getIncludes() {
      return List.of();
    }
  }

  public static void main(String... arguments) throws Exception {
    String now = System.getProperty(CLASS_PATH, "");
    List<String> rest = List.of(arguments);
    Map<String, String> classPaths = new LinkedHashMap<>();
    if (rest.size() > 1 && rest.get(0).equals("-before")) {
      classPaths.put("before-", rest.get(1));
      rest = rest.subList(2, rest.size());
    }
    classPaths.put("", now);
    new Turns(rest.toArray(String[]::new)).run(classPaths);
  }

  /**
   * Measures the selected benchmarks on each class path, and writes a result file for each after
   * each round of forks, so that an interruption loses one round at most.
   */
  private void run(Map<String, String> classPaths) throws RunnerException, IOException {
    String first = classPaths.values().iterator().next().split(File.pathSeparator, 2)[0];
    List<OneBenchmark> selected =
        select(
            classPaths.size() == 1
                ? BenchmarkList.defaultList()
                : BenchmarkList.fromFile(first + BenchmarkList.BENCHMARK_LIST));
    Map<String, Map<OneBenchmark, List<RunResult>>> results = new LinkedHashMap<>();
    int forks = options.getForkCount().orElse(DEFAULT_FORKS);
    for (int fork = 1; fork <= forks; fork++) {
      for (OneBenchmark benchmark : selected) {
        for (Map.Entry<String, String> code : classPaths.entrySet()) {
          System.setProperty(CLASS_PATH, code.getValue());
          RunResult result = measure(benchmark);
          System.out.printf(
              "fork %d of %d  %s%s  %.3f %s%n",
              fork,
              forks,
              code.getKey().replace('-', ' '),
              benchmark,
              result.getPrimaryResult().getScore(),
              result.getPrimaryResult().getScoreUnit());
          results
              .computeIfAbsent(code.getKey(), key -> new LinkedHashMap<>())
              .computeIfAbsent(benchmark, key -> new ArrayList<>())
              .add(result);
        }
      }
      for (Map.Entry<String, Map<OneBenchmark, List<RunResult>>> code : results.entrySet()) {
        write(code.getKey(), code.getValue().values());
      }
    }
  }

  /** A benchmark with a value for each of its parameters. */
  private record OneBenchmark(String name, SortedMap<String, String> parameters) {

    /** The same operation of several subjects, one after the other. */
    static final Comparator<OneBenchmark> RIVALS_TOGETHER =
        Comparator.comparing((OneBenchmark each) -> each.name.substring(each.name.lastIndexOf('.')))
            .thenComparing(each -> each.parameters.toString())
            .thenComparing(OneBenchmark::name);

    @Override
    public String toString() {
      return name + " " + parameters;
    }
  }

  private List<OneBenchmark> select(BenchmarkList known) {
    List<OneBenchmark> selected = new ArrayList<>();
    var silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    List<String> includes = options.getIncludes().isEmpty() ? List.of(".*") : options.getIncludes();
    for (BenchmarkListEntry entry : known.find(silent, includes, options.getExcludes())) {
      List<SortedMap<String, String>> combinations = List.of(new TreeMap<>());
      for (Map.Entry<String, String[]> declared : entry.getParams().orElse(Map.of()).entrySet()) {
        combinations = extend(combinations, declared.getKey(), List.of(declared.getValue()));
      }
      combinations.forEach(each -> selected.add(new OneBenchmark(entry.getUsername(), each)));
    }
    selected.sort(OneBenchmark.RIVALS_TOGETHER);
    return selected;
  }

  private List<SortedMap<String, String>> extend(
      List<SortedMap<String, String>> combinations, String name, Collection<String> declared) {
    List<SortedMap<String, String>> longer = new ArrayList<>();
    for (SortedMap<String, String> combination : combinations) {
      for (String value : options.getParameter(name).orElse(declared)) {
        SortedMap<String, String> extended = new TreeMap<>(combination);
        extended.put(name, value);
        longer.add(extended);
      }
    }
    return longer;
  }

  private RunResult measure(OneBenchmark benchmark) throws RunnerException {
    var one =
        new OptionsBuilder()
            .parent(common)
            .include("^" + Pattern.quote(benchmark.name) + "$")
            .forks(1)
            .verbosity(options.verbosity().orElse(VerboseMode.SILENT))
            .shouldFailOnError(true);
    benchmark.parameters.forEach(one::param);
    return new Runner(one.build()).runSingle();
  }

  private void write(String prefix, Collection<List<RunResult>> results) throws IOException {
    List<RunResult> merged = new ArrayList<>();
    for (List<RunResult> forks : results) {
      List<BenchmarkResult> all = new ArrayList<>();
      forks.forEach(fork -> all.addAll(fork.getBenchmarkResults()));
      merged.add(new RunResult(forks.get(0).getParams(), all));
    }
    Path file = Path.of(options.getResult().orElse("target/results.json"));
    Path target = file.resolveSibling(prefix + file.getFileName());
    Files.createDirectories(target.toAbsolutePath().resolveSibling("."));
    try (PrintStream out = new PrintStream(target.toFile(), StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out).writeOut(merged);
    }
    System.out.println("Results: " + target);
  }
}
