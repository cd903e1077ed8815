package dev.intrusive.benchmarks;

import dev.intrusive.benchmarks.report.Slowdown;
import dev.intrusive.benchmarks.run.Addition;
import dev.intrusive.benchmarks.run.BenchmarkedCode;
import dev.intrusive.benchmarks.run.MeasuredFork;
import dev.intrusive.benchmarks.run.Measurement;
import dev.intrusive.benchmarks.run.Measurements;
import dev.intrusive.benchmarks.run.ResultWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Finds what has become slower since an earlier version of the code. Both are measured beside each
 * other. What seems slower is measured once more, and counts if it seems slower again: of many
 * benchmarks, a few always do by chance.
 */
final class Comparison {

  private static final Path FOLDER = Path.of("target", "comparison");
  private static final Path OF_BEFORE = FOLDER.resolve("before.json");
  private static final Path OF_NOW = FOLDER.resolve("now.json");

  private final Options options;
  private final PrintStream out;

  Comparison(Options options, PrintStream out) {
    this.options = options;
    this.out = out;
  }

  /**
   * Compares and says what is slower.
   *
   * @param selected what to measure
   * @param classPath a file with the class path of the earlier code
   * @return true if nothing is
   */
  boolean run(List<Measurement> selected, Path classPath)
      throws RunnerException, IOException, UsageException {
    BenchmarkedCode before =
        new BenchmarkedCode("before", Files.readString(classPath).strip())
            .measuredAsNow(FOLDER.resolve("tools"));
    List<Measurement> common = before.among(selected);
    if (common.isEmpty()) {
      throw new UsageException("the earlier code has none of these benchmarks");
    }
    selected.stream()
        .filter(each -> !common.contains(each))
        .forEach(each -> out.println("Not there before: " + each.label()));
    List<Slowdown> first = measure(common, before);
    List<Slowdown> slower = List.of();
    if (!first.isEmpty()) {
      first.forEach(each -> out.println("To be measured again: " + each));
      List<Slowdown> second =
          measure(common.stream().filter(each -> isNamed(each, first)).toList(), before);
      slower = second.stream().filter(each -> first.stream().anyMatch(each::isOfSame)).toList();
    }
    slower.forEach(each -> out.println("Slower than before: " + each));
    if (slower.isEmpty()) {
      out.println("Nothing is slower than before.");
    }
    return slower.isEmpty();
  }

  private static boolean isNamed(Measurement measurement, List<Slowdown> slowdowns) {
    return slowdowns.stream().anyMatch(each -> each.label().equals(measurement.label()));
  }

  private List<Slowdown> measure(List<Measurement> measurements, BenchmarkedCode before)
      throws RunnerException, IOException {
    List<MeasuredFork> forks =
        new Measurements(options.effort(), options.collectors(), out)
            .takeAll(measurements, List.of(before, BenchmarkedCode.present()));
    write(OF_BEFORE, forks.stream().filter(each -> each.code().equals(before)).toList());
    write(OF_NOW, forks.stream().filter(each -> !each.code().equals(before)).toList());
    return Slowdown.find(OF_BEFORE, OF_NOW);
  }

  private void write(Path file, List<MeasuredFork> forks) throws IOException {
    ResultWriter.write(file, Addition.NONE, "--before", options.effort(), forks);
  }
}
