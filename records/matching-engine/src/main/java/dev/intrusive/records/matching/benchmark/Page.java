package dev.intrusive.records.matching.benchmark;

import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.workload.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** The tables of the page, and their place in it. */
final class Page {

  private static final Path FILE = Path.of("docs", "matching-engine.md");
  private static final String START = "<!-- measured -->\n";
  private static final String END = "<!-- /measured -->\n";

  private static final String HEADING =
      """

      ## Time and memory

      Nanoseconds for a message: the median of the forks, with the lowest and the highest. *Worst* is the slowest scenario in
      millions of messages a second, *bytes* the most that a message allocates.
      """;

  private Page() {}

  /** Replaces the tables. */
  static void write(String tables) throws IOException {
    Files.writeString(FILE, replace(Files.readString(FILE), tables));
  }

  /** Returns the tables of a file of results; none if there is no such file. */
  static String tables(Path results) throws IOException {
    if (!Files.exists(results)) {
      return "";
    }
    try (Stream<String> lines = Files.lines(results)) {
      return tables(lines.skip(1).map(Cell::parse).toList());
    }
  }

  static String replace(String page, String tables) {
    int start = page.indexOf(START);
    int end = page.indexOf(END);
    if (start < 0 || end < start) {
      throw new IllegalArgumentException(FILE + " has no place for the tables");
    }
    return page.substring(0, start + START.length()) + tables + page.substring(end);
  }

  /** Returns a table for each JDK and collector, in the order of the results. */
  static String tables(List<Cell> cells) {
    Map<String, Map<EngineType, Map<Scenario, Cell>>> tables = new LinkedHashMap<>();
    for (Cell cell : cells) {
      tables
          .computeIfAbsent(caption(cell), caption -> new LinkedHashMap<>())
          .computeIfAbsent(cell.engine(), engine -> new LinkedHashMap<>())
          .put(cell.scenario(), cell);
    }
    StringBuilder text = new StringBuilder(HEADING);
    tables.forEach((caption, rows) -> appendTable(text, caption, rows));
    return text.toString();
  }

  private static String caption(Cell cell) {
    return "JDK %s, %s, %s".formatted(cell.jdk(), cell.collector().label(), cell.machine());
  }

  private static void appendTable(
      StringBuilder text, String caption, Map<EngineType, Map<Scenario, Cell>> rows) {
    text.append('\n').append(caption).append(":\n\n| engine ");
    for (Scenario scenario : Scenario.values()) {
      text.append("| ").append(scenario.label()).append(' ');
    }
    text.append("| worst, M/s | bytes |\n| --- ");
    text.append("| --: ".repeat(Scenario.values().length + 2)).append("|\n");
    rows.forEach((engine, row) -> appendRow(text, engine, row));
    text.append('\n');
  }

  private static void appendRow(StringBuilder text, EngineType engine, Map<Scenario, Cell> row) {
    text.append("| ").append(engine.label()).append(' ');
    double worst = 0;
    double bytes = 0;
    for (Scenario scenario : Scenario.values()) {
      Cell cell = row.get(scenario);
      if (cell == null) {
        text.append("| ");
        continue;
      }
      text.append(
          String.format(
              Locale.ROOT,
              "| %.0f (%.0f–%.0f) ",
              cell.nanoseconds(),
              cell.lowest(),
              cell.highest()));
      worst = Math.max(worst, cell.nanoseconds());
      bytes = Math.max(bytes, cell.bytes());
    }
    text.append(String.format(Locale.ROOT, "| %.1f | %.1f |\n", 1000 / worst, bytes));
  }
}
