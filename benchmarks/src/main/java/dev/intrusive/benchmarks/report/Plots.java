package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The pictures of the documentation. */
public final class Plots {

  private static final Map<String, Plot> PLOTS =
      new TreeMap<>(
          Map.of(
              "move-to-last",
              new Plot(
                  "peers-25.json",
                  "moveToLast",
                  "G1",
                  Map.of("order", "SHUFFLED"),
                  Subjects.MOVABLE),
              "peers-remove-and-add-last",
              peers("removeAndAddLast", Subjects.MOVABLE_PEERS),
              "peers-remove-first-and-add-last",
              peers(
                  "removeFirstAndAddLast",
                  Subjects.PEERS.stream()
                      .filter(
                          subject ->
                              !subject.name().matches(".*(JdkLinkedList|Gdx.*Array|ArrayList)"))
                      .toList()),
              "caches-get-or-put",
              new Plot("caches-25.json", "getOrPut", "G1", Map.of(), ScenarioFigures.CACHES),
              "for-each-shuffled",
              new Plot(
                  "peers-25.json", "forEach", "G1", Map.of("order", "SHUFFLED"), Subjects.LAYOUTS),
              "for-each-in-order",
              new Plot(
                  "overview-25.json",
                  "forEach",
                  "G1",
                  Map.of("order", "ALLOCATED"),
                  Subjects.IN_ORDER)));

  private Plots() {}

  private static Plot peers(String operation, List<Subject> subjects) {
    return new Plot(
        "peers-25.json", operation, "G1", Map.of("order", "SHUFFLED", "size", "100000"), subjects);
  }

  /** The names of all pictures. */
  public static Set<String> names() {
    return PLOTS.keySet();
  }

  /** Whether a picture shows what the result file says. */
  public static boolean isUpToDate(String name, String picture, Path results) throws IOException {
    Plot plot = plot(name);
    return picture.endsWith(PlotWriter.seal(plot, read(plot, results)) + "\n");
  }

  /** Draws a picture, as a file in the format SVG. */
  public static String draw(String name, Path results) throws IOException {
    return draw(name, file -> ResultFile.read(results.resolve(file)));
  }

  /** Draws a picture of other results. */
  static String draw(String name, Figures.Results results) throws IOException {
    Plot plot = plot(name);
    return PlotWriter.write(plot, results.read(plot.file()));
  }

  private static Plot plot(String name) {
    Plot plot = PLOTS.get(name);
    if (plot == null) {
      throw new IllegalArgumentException("there is no picture " + name);
    }
    return plot;
  }

  private static ResultFile read(Plot plot, Path results) throws IOException {
    return ResultFile.read(results.resolve(plot.file()));
  }
}
