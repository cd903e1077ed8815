package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/** A table in the documentation that is made of a result file. */
interface FigureTable {

  /** The name of the result file. */
  String file();

  /**
   * Writes the table in Markdown.
   *
   * @throws IllegalArgumentException if the results lack a figure
   */
  String render(ResultFile results);

  /** Writes a row in Markdown. */
  static String line(String first, List<String> others) {
    List<String> cells = new ArrayList<>(List.of(first));
    cells.addAll(others);
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** Writes what follows a table: where its figures come from. */
  static String source(ResultFile results, String explanation) {
    return "\n%s %s; [%s](../benchmarks/results/%s).\n"
        .formatted(explanation, results.conditions(), results.name(), results.name());
  }
}
