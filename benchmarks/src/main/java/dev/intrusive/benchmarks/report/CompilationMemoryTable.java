package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;

/**
 * A table of the memory that compilations take.
 *
 * @param file the name of the result file
 */
record CompilationMemoryTable(String file) implements FigureTable {

  private static final double BYTES_OF_MEGABYTE = 1e6;

  @Override
  public String render(ResultFile results) {
    JsonNode rows = results.content().path("compilations");
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(results.name() + " has no compilations");
    }
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            "%s hosts".formatted(results.content().path("hostsOfCompilations").asText()),
            List.of("megabytes", "divided by the first")));
    table.append(FigureTable.line("---", List.of("--:", "--:")));
    double first = rows.path(0).path("mostBytes").asDouble();
    for (JsonNode row : rows) {
      double bytes = row.path("mostBytes").asDouble();
      table.append(
          FigureTable.line(
              row.path("subject").asText(),
              List.of(format("%.0f", bytes / BYTES_OF_MEGABYTE), format("%.2f", bytes / first))));
    }
    return table + FigureTable.source(results, "What a compilation keeps alive at most.");
  }

  private static String format(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }
}
