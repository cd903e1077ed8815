package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A table of times, by operation and size.
 *
 * @param file the name of the result file
 * @param subjects what was measured
 * @param collector the garbage collector
 * @param fixed the values of the parameters that are the same for all rows
 */
record TimeTable(String file, List<Subject> subjects, String collector, Map<String, String> fixed)
    implements FigureTable {

  /** Operations on all elements of a list; what is told of them is the time for one. */
  private static final Set<String> OF_WHOLE_LISTS =
      Set.of(
          "forEach",
          "iterate",
          "passByNext",
          "passOverSlots",
          "passWithRemovals",
          "removeTenth",
          "sort");

  private static final String SIZE = "size";

  /**
   * Something that was measured.
   *
   * @param label what the table calls it
   * @param name its class, with the last part of the package
   */
  record Subject(String label, String name) {}

  @Override
  public String render(ResultFile file) {
    ResultFile results = file.select(this::shows);
    List<Row> rows =
        subjects.stream()
            .flatMap(subject -> results.rows(subject.name()).stream())
            .distinct()
            .sorted()
            .toList();
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has nothing with %s and %s".formatted(results.name(), collector, fixed));
    }
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            heading("operation", free(rows.get(0)).keySet()),
            subjects.stream().map(Subject::label).toList()));
    table.append(FigureTable.line("---", subjects.stream().map(subject -> "--:").toList()));
    for (Row row : rows) {
      table.append(
          FigureTable.line(
              heading(row.label(), valuesInWords(row)),
              subjects.stream().map(subject -> cell(results, subject, row)).toList()));
    }
    return table
        + FigureTable.source(
            results,
            "Nanoseconds of CPU time for one %s, %s collector: the median of the forks, and its"
                    .formatted(unit(rows.stream().map(Row::operation).toList()), collector)
                + " 95 % interval over them (bootstrap).");
  }

  private boolean shows(Score score) {
    return score.collector().equals(collector) && score.isOf(subjects, fixed);
  }

  /** What the time is told for: that is an element for all if it is for any of the operations. */
  static String unit(List<String> operations) {
    return operations.stream().anyMatch(OF_WHOLE_LISTS::contains) ? "element" : "operation";
  }

  private static String heading(String first, Collection<String> others) {
    return others.isEmpty() ? first : first + ", " + String.join(", ", others);
  }

  private List<String> valuesInWords(Row row) {
    return free(row).values().stream().map(value -> value.toLowerCase(Locale.ROOT)).toList();
  }

  private SortedMap<String, String> free(Row row) {
    SortedMap<String, String> free = new TreeMap<>(row.parameters());
    free.keySet().removeAll(fixed.keySet());
    return free;
  }

  private String cell(ResultFile results, Subject subject, Row row) {
    return results
        .find(subject.name(), row, collector)
        .map(score -> Statistics.summarize(perElement(score)))
        .orElse("–");
  }

  /** The times for one element in each fork. */
  static List<Double> perElement(Score score) {
    List<Double> times = new ArrayList<>();
    int elements =
        OF_WHOLE_LISTS.contains(score.operation())
            ? Integer.parseInt(score.parameters().get(SIZE))
            : 1;
    score.forks().forEach(time -> times.add(time / elements));
    return times;
  }
}
