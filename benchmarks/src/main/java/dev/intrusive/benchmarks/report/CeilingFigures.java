package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The figures that compare generated lists with what is written by hand. */
final class CeilingFigures {

  private static final List<String> LAYOUTS = List.of("Node", "Flat", "Indexed");

  /** The JDKs that there are results of. */
  private static final List<String> RELEASES = List.of("17", "25");

  private CeilingFigures() {}

  /** The tables by the names of their figures. */
  static Map<String, FigureTable> tables() {
    Map<String, FigureTable> tables = new TreeMap<>();
    for (String release : RELEASES) {
      tables.put(
          "ceiling-" + release, table("ceiling-" + release, "lists.Generated%s", "lists.Plain%s"));
      tables.put(
          "ceiling-eight-" + release,
          table(
              "ceiling-eight-" + release,
              "EightTypes.Generated%sLists",
              "EightTypes.Plain%sLists"));
      tables.put(
          "ceiling-types-" + release,
          table(
              "ceiling-eight-" + release,
              "EightTypes.Generated%sLists",
              "OneType.Generated%sLists"));
    }
    return tables;
  }

  /** A table with a column for each layout, of which the names of subjects have a place. */
  private static FigureTable table(String results, String subject, String baseline) {
    return new RatioTable(
        results + ".json",
        LAYOUTS.stream()
            .map(
                layout ->
                    new Comparison(
                        Row.inWords(layout), subject.formatted(layout), baseline.formatted(layout)))
            .toList());
  }
}
