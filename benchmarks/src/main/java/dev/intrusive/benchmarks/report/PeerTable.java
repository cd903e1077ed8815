package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A table with a row for each subject: the times of operations, and their ratios to those of the
 * first subject.
 *
 * @param file the name of the result file
 * @param subjects what was measured
 * @param operations the methods of the benchmarks
 * @param collector the garbage collector
 * @param parameters the values of the parameters
 */
record PeerTable(
    String file,
    List<Subject> subjects,
    List<String> operations,
    String collector,
    Map<String, String> parameters)
    implements FigureTable {

  @Override
  public String render(ResultFile results) {
    StringBuilder table = new StringBuilder();
    table.append(FigureTable.line("", operations.stream().map(Row::inWords).toList()));
    table.append(FigureTable.line("---", operations.stream().map(each -> "--:").toList()));
    for (Subject subject : subjects) {
      table.append(
          FigureTable.line(
              subject.label(),
              operations.stream().map(each -> cell(results, subject, each)).toList()));
    }
    return table
        + FigureTable.source(
            results,
            ("Nanoseconds of CPU time for one element, %s collector, %s, and the ratio to %s:"
                    + " medians of the forks.")
                .formatted(collector, String.join(", ", words()), subjects.get(0).label()));
  }

  private List<String> words() {
    return new TreeMap<>(parameters).values().stream().map(Row::inWords).toList();
  }

  private String cell(ResultFile results, Subject subject, String operation) {
    Row row = new Row(operation, new TreeMap<>(parameters));
    return cell(results, subject, subjects.get(0), row, collector);
  }

  /** A time, and its ratio to that of a baseline. */
  static String cell(
      ResultFile results, Subject subject, Subject other, Row row, String collector) {
    Score baseline = results.score(other.name(), row, collector);
    return results
        .find(subject.name(), row, collector)
        .map(
            score ->
                "%s, %s×"
                    .formatted(
                        Statistics.format(Statistics.median(TimeTable.perElement(score))),
                        Statistics.format(Statistics.median(score.ratiosTo(baseline)))))
        .orElse("–");
  }
}
