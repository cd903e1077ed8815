package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of ratios of times, by operation and collector, with the geometric mean of each column.
 *
 * @param file the name of the result file
 * @param comparisons what is compared
 * @param estimate how ratios come from forks
 */
record RatioTable(String file, List<Comparison> comparisons, RatioEstimate estimate)
    implements FigureTable {

  /** A table of ratios fork by fork. */
  RatioTable(String file, List<Comparison> comparisons) {
    this(file, comparisons, RatioEstimate.FORK_BY_FORK);
  }

  /**
   * Two subjects, whose results for the same operation make a ratio.
   *
   * @param label what the table calls it
   * @param subject whose time is divided
   * @param baseline by whose time it is divided
   */
  record Comparison(String label, String subject, String baseline) {}

  /** A column of ratios. */
  private record Column(Comparison comparison, String collector) {

    String title() {
      return comparison.label() + ", " + collector;
    }

    Score subject(ResultFile results, Row row) {
      return results.score(comparison.subject(), row, collector);
    }

    Score baseline(ResultFile results, Row row) {
      return results.score(comparison.baseline(), row, collector);
    }
  }

  @Override
  public String render(ResultFile results) {
    List<Column> columns = new ArrayList<>();
    for (Comparison comparison : comparisons) {
      for (String collector : results.collectors()) {
        columns.add(new Column(comparison, collector));
      }
    }
    List<Row> rows = results.rows(comparisons.get(0).subject());
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(
          results.name() + " has no " + comparisons.get(0).subject());
    }
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            "operation, " + rows.get(0).names(), columns.stream().map(Column::title).toList()));
    table.append(FigureTable.line("---", columns.stream().map(column -> "--:").toList()));
    for (Row row : rows) {
      table.append(
          FigureTable.line(
              row.label() + ", " + row.values(),
              columns.stream()
                  .map(
                      column ->
                          estimate.summarize(
                              column.subject(results, row), column.baseline(results, row)))
                  .toList()));
    }
    table.append(
        FigureTable.line(
            "geometric mean",
            columns.stream().map(column -> mean(column, results, rows)).toList()));
    return table + FigureTable.source(results, estimate.legend());
  }

  private String mean(Column column, ResultFile results, List<Row> rows) {
    List<Double> ratios =
        rows.stream()
            .map(row -> estimate.ratio(column.subject(results, row), column.baseline(results, row)))
            .toList();
    return Statistics.format(Statistics.geometricMean(ratios));
  }
}
