package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;

/**
 * A table of the bytes that maps take for each element.
 *
 * @param file the name of the result file
 */
record MapMemoryTable(String file) implements FigureTable {

  @Override
  public String render(ResultFile results) {
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line("bytes for an element", List.of("table full", "table just grown")));
    table.append(FigureTable.line("---", List.of("--:", "--:")));
    JsonNode maps = results.content().path("maps");
    if (maps.isEmpty()) {
      throw new IllegalArgumentException(results.name() + " has no maps");
    }
    for (JsonNode row : maps) {
      table.append(
          FigureTable.line(
              row.path("subject").asText(),
              List.of(format(row.path("fewestBytes")), format(row.path("mostBytes")))));
    }
    return table
        + FigureTable.source(
            results,
            "What an element with a key of type long takes in a map, besides what it takes in none;"
                + " references of %s bytes."
                    .formatted(results.content().path("bytesOfReference").asText()));
  }

  private static String format(JsonNode bytes) {
    return String.format(Locale.ROOT, "%.1f", bytes.asDouble());
  }
}
