package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The figures of the documentation. */
public final class Figures {

  private static final Map<String, FigureTable> TABLES = new TreeMap<>(BaselineFigures.tables());

  private static final Map<String, FigureTable> LISTS =
      Map.ofEntries(
          Map.entry(
              "layouts-in-order",
              new TimeTable(
                  "overview-25.json", Subjects.IN_ORDER, "G1", Map.of("order", "ALLOCATED"))),
          Map.entry(
              "layouts-shuffled",
              new TimeTable("peers-25.json", Subjects.LAYOUTS, "G1", Map.of("order", "SHUFFLED"))),
          Map.entry("compilation", new CompilationTable("compilation-25.json")),
          Map.entry("compilation-memory", new CompilationMemoryTable("memory.json")),
          Map.entry("memory", new MemoryTable("memory.json")));

  static {
    TABLES.putAll(LISTS);
    TABLES.putAll(ScenarioFigures.TABLES);
    TABLES.putAll(CollectorFigures.tables());
    TABLES.putAll(PoolFigures.TABLES);
  }

  private Figures() {}

  /** The names of all figures. */
  public static Set<String> names() {
    return TABLES.keySet();
  }

  /** The names of the figures that a text has a place for. */
  public static List<String> namesIn(String text) {
    return FigureBlocks.names(text);
  }

  /**
   * Puts the figures into a text.
   *
   * @param text a text in Markdown
   * @param results the folder of the result files
   * @return the text with the figures that the files have now
   * @throws IllegalArgumentException if a marker is damaged, a name is unknown, or a file lacks a
   *     figure
   */
  public static String update(String text, Path results) {
    return replaceIn(text, name -> render(name, results));
  }

  /** Puts other figures into the places of a text. */
  static String replaceIn(String text, UnaryOperator<String> figures) {
    return FigureBlocks.replace(text, figures);
  }

  /**
   * Returns a table.
   *
   * @param name its name
   * @param results the folder of the result files
   * @throws IllegalArgumentException if the name is unknown or the file lacks a figure
   * @throws UncheckedIOException if the file cannot be read
   */
  private static String render(String name, Path results) {
    return render(name, file -> ResultFile.read(results.resolve(file)));
  }

  /**
   * Returns a table of other results.
   *
   * @param name its name
   * @param results what has them, by the file that the documentation takes them from
   */
  static String render(String name, Results results) {
    FigureTable table = TABLES.get(name);
    if (table == null) {
      throw new IllegalArgumentException("there are no figures " + name);
    }
    try {
      return table.render(results.read(table.file()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads what takes the place of a result file of the documentation. */
  interface Results {
    ResultFile read(String file) throws IOException;
  }
}
