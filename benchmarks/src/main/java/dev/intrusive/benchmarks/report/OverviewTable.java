package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The table of README: what lists of all layouts cost, beside what one would take instead.
 *
 * @param file the name of the result file
 * @param collector the garbage collector
 */
record OverviewTable(String file, String collector) implements FigureTable {

  private static final List<String> SIZES = List.of("1000", "100000");

  private static final List<String> LAYOUTS = List.of("Array", "Flat", "Node", "Indexed");

  /**
   * A row.
   *
   * @param label what is done
   * @param subjects the part of the names of subjects that layouts share
   * @param operation what was measured
   * @param instead what one would take instead
   */
  private record Line(String label, String subjects, String operation, Subject instead) {}

  private static final List<Line> LINES =
      List.of(
          new Line(
              "a pass, for one element",
              "layouts.",
              "forEach",
              new Subject("`ArrayList`", "layouts.JdkArrayList")),
          new Line(
              "a pass in which 1 % leave and come back, for one element",
              "ticks.",
              "passWithRemovals",
              new Subject("`ArrayList`, dead flags", "ticks.JdkArrayList")),
          new Line(
              "remove any element, add it at the end",
              "layouts.",
              "removeAndAddLast",
              new Subject("`LinkedHashSet`", "layouts.JdkLinkedHashSet")),
          new Line(
              "poll the first, add it at the end",
              "queues.",
              "pollAndAdd",
              new Subject("`ArrayDeque`", "queues.JdkArrayDeque")));

  @Override
  public String render(ResultFile file) {
    ResultFile results = file.select(this::shows);
    StringBuilder table = new StringBuilder();
    List<String> heading = new ArrayList<>(List.of("elements"));
    LAYOUTS.forEach(layout -> heading.add(layout.toLowerCase(Locale.ROOT)));
    heading.add("instead");
    table.append(FigureTable.line("nanoseconds", heading));
    table.append(FigureTable.line("---", List.of("--:", "--:", "--:", "--:", "--:", "---")));
    for (Line line : LINES) {
      for (String size : SIZES) {
        List<String> cells = new ArrayList<>();
        cells.add(String.format(Locale.ROOT, "%,d", Integer.parseInt(size)));
        for (String layout : LAYOUTS) {
          cells.add(cell(results, line.subjects() + layout, line, size));
        }
        String instead = cell(results, line.instead().name(), line, size);
        cells.add(instead + " " + line.instead().label());
        table.append(FigureTable.line(line.label(), cells));
      }
    }
    return table
        + "\n%s, %s, elements anywhere in memory: medians of [%s](benchmarks/results/%s).\n"
            .formatted(results.conditions(), collector, results.name(), results.name());
  }

  private boolean shows(Score score) {
    return score.collector().equals(collector)
        && "SHUFFLED".equals(score.parameters().get("order"))
        && SIZES.contains(score.parameters().get("size"));
  }

  private String cell(ResultFile results, String subject, Line line, String size) {
    return results.rows(subject).stream()
        .filter(row -> row.operation().equals(line.operation()))
        .filter(row -> size.equals(row.parameters().get("size")))
        .map(row -> Statistics.median(TimeTable.perElement(results.score(subject, row, collector))))
        .map(Statistics::format)
        .findFirst()
        .orElse("–");
  }
}
