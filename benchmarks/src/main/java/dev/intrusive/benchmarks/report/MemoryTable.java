package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;

/**
 * A table of the bytes that lists and their elements take.
 *
 * @param file the name of the result file
 */
record MemoryTable(String file) implements FigureTable {

  @Override
  public String render(ResultFile results) {
    double element = results.content().path("bytesOfElement").asDouble();
    StringBuilder table = new StringBuilder();
    table.append(
        FigureTable.line(
            "bytes",
            List.of(
                "element in one list",
                "of that for the list",
                "element in three lists",
                "for each further list",
                "empty list")));
    table.append(FigureTable.line("---", List.of("--:", "--:", "--:", "--:", "--:")));
    for (JsonNode row : results.content().path("memory")) {
      double one = row.path("bytesInOneList").asDouble();
      double three = row.path("bytesInThreeLists").asDouble(Double.NaN);
      table.append(
          FigureTable.line(
              row.path("subject").asText(),
              List.of(
                  format(one),
                  format(one - element),
                  format(three),
                  format((three - one) / 2),
                  format(row.path("bytesOfEmptyList").asDouble()))));
    }
    return table
        + FigureTable.source(
            results,
            "An element of %.0f bytes without lists; references of %s bytes."
                .formatted(element, results.content().path("bytesOfReference").asText()));
  }

  /** Whole bytes, unless that says too little; nothing if the element cannot be there. */
  private static String format(double bytes) {
    if (Double.isNaN(bytes)) {
      return "–";
    }
    return String.format(Locale.ROOT, "%.1f", bytes).replaceAll("\\.0$", "");
  }
}
