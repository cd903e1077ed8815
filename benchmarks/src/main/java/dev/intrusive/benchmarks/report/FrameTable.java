package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A table of how long frames take, the slowest of them, too.
 *
 * @param file the name of the result file
 * @param subjects what was measured
 */
record FrameTable(String file, List<Subject> subjects) implements FigureTable {

  private static final String LONGEST = "100.0";

  @Override
  public String render(ResultFile results) {
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            "shots, collector",
            List.of("median", "99 %", "99.9 %", "longest", "CPU time", "bytes allocated")));
    table.append("| --- | --: | --: | --: | --: | --: | --: |\n");
    for (Subject subject : subjects) {
      for (String collector : results.collectors()) {
        table.append(
            FigureTable.line(
                subject.label() + ", " + collector, cells(forks(results, subject, collector))));
      }
    }
    return table
        + FigureTable.source(
            results,
            "Microseconds for a frame: medians of the forks, and the longest frame of all.");
  }

  private static List<JsonNode> forks(ResultFile results, Subject subject, String collector) {
    List<JsonNode> forks = new ArrayList<>();
    for (JsonNode fork : results.content().path("forks")) {
      if (fork.path("gc").asText().equals(collector)
          && fork.path("benchmark").asText().startsWith(subject.name() + ".")) {
        forks.add(fork);
      }
    }
    if (forks.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has nothing of %s with %s".formatted(results.name(), subject.name(), collector));
    }
    return forks;
  }

  private static List<String> cells(List<JsonNode> forks) {
    List<String> cells = new ArrayList<>();
    for (String percentile : List.of("50.0", "99.0", "99.9")) {
      cells.add(microseconds(median(forks, percentile)));
    }
    cells.add(microseconds(Collections.max(percentiles(forks, LONGEST))));
    cells.add(
        microseconds(
            Statistics.median(
                forks.stream()
                    .map(fork -> Statistics.median(ResultFile.numbers(fork.path("cpu"))))
                    .toList())));
    double bytes =
        Statistics.median(forks.stream().map(fork -> fork.path("bytes").asDouble()).toList());
    cells.add(String.format(Locale.ROOT, "%.0f", bytes));
    return cells;
  }

  private static double median(List<JsonNode> forks, String percentile) {
    return Statistics.median(percentiles(forks, percentile));
  }

  private static List<Double> percentiles(List<JsonNode> forks, String percentile) {
    List<Double> values = new ArrayList<>();
    forks.forEach(
        fork -> values.addAll(ResultFile.numbers(fork.path("percentiles").path(percentile))));
    return values;
  }

  private static String microseconds(double nanoseconds) {
    return Statistics.format(nanoseconds / 1_000);
  }
}
