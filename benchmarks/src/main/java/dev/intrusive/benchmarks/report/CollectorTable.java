package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A table of one operation, with a row for each subject and a column for each size and collector:
 * its time, and the ratio to that of the first subject.
 *
 * @param file the name of the result file
 * @param subjects what was measured
 * @param operation the method of the benchmarks
 * @param fixed the values of the parameters other than the size
 */
record CollectorTable(
    String file, List<Subject> subjects, String operation, Map<String, String> fixed)
    implements FigureTable {

  /** What a column is of. */
  private record Column(Row row, String collector) {

    String title() {
      return collector + ", " + row.parameters().get("size");
    }
  }

  @Override
  public String render(ResultFile file) {
    ResultFile results = file.select(this::shows);
    Subject baseline = subjects.get(0);
    List<Column> columns = columns(results, baseline);
    if (columns.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has no %s of %s".formatted(results.name(), operation, baseline.name()));
    }
    StringBuilder table = new StringBuilder();
    table.append(FigureTable.line("", columns.stream().map(Column::title).toList()));
    table.append(FigureTable.line("---", columns.stream().map(column -> "--:").toList()));
    for (Subject subject : subjects) {
      if (isMeasured(results, subject, columns)) {
        table.append(
            FigureTable.line(
                subject.label(),
                columns.stream().map(each -> cell(results, subject, baseline, each)).toList()));
      }
    }
    return table
        + FigureTable.source(
            results,
            "Nanoseconds of CPU time for one %s, and the ratio to %s: medians of the forks."
                .formatted(TimeTable.unit(List.of(operation)), baseline.label()));
  }

  private boolean shows(Score score) {
    return score.operation().equals(operation) && score.isOf(subjects, fixed);
  }

  private static List<Column> columns(ResultFile results, Subject baseline) {
    List<Column> columns = new ArrayList<>();
    for (Row row : results.rows(baseline.name())) {
      for (String collector : results.collectors()) {
        if (results.find(baseline.name(), row, collector).isPresent()) {
          columns.add(new Column(row, collector));
        }
      }
    }
    return columns;
  }

  /** Whether there is anything to tell: not all subjects have all operations. */
  private static boolean isMeasured(ResultFile results, Subject subject, List<Column> columns) {
    return columns.stream()
        .anyMatch(each -> results.find(subject.name(), each.row(), each.collector()).isPresent());
  }

  /** A time, and its ratio to that of the baseline. */
  private static String cell(ResultFile results, Subject subject, Subject baseline, Column column) {
    Score reference = results.score(baseline.name(), column.row(), column.collector());
    return results
        .find(subject.name(), column.row(), column.collector())
        .map(
            score ->
                "%s, %s×"
                    .formatted(
                        Statistics.format(Statistics.median(TimeTable.perElement(score))),
                        Statistics.format(Statistics.median(score.ratiosTo(reference)))))
        .orElse("–");
  }
}
