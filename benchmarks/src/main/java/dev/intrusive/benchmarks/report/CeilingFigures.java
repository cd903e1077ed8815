package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import java.util.List;
import java.util.Map;

/** The figures that compare generated lists with what is written by hand. */
final class CeilingFigures {

  private static final List<String> LAYOUTS = List.of("Node", "Flat", "Indexed");

  private CeilingFigures() {}

  /** The tables by the names of their figures. */
  static Map<String, FigureTable> tables() {
    return Map.of(
        "ceiling-17", table("ceiling-17.json", "lists.Generated%s", "lists.Plain%s"),
        "ceiling-25", table("ceiling-25.json", "lists.Generated%s", "lists.Plain%s"),
        "ceiling-eight-17", eightTypes("ceiling-eight-17.json", "EightTypes.Plain%sLists"),
        "ceiling-eight-25", eightTypes("ceiling-eight-25.json", "EightTypes.Plain%sLists"),
        "ceiling-types-17", eightTypes("ceiling-eight-17.json", "OneType.Generated%sLists"),
        "sentinel-17", sentinel("ceiling-17.json"),
        "sentinel-25", sentinel("ceiling-25.json"));
  }

  private static FigureTable sentinel(String file) {
    return new RatioTable(
        file,
        List.of(new Comparison("with a sentinel", "lists.PlainRing", "lists.PlainNode")),
        RatioEstimate.OF_QUICKEST);
  }

  private static FigureTable eightTypes(String file, String baseline) {
    return table(file, "EightTypes.Generated%sLists", baseline);
  }

  /** A table with columns for each layout, for which the names of subjects have a place. */
  private static FigureTable table(String file, String subject, String baseline) {
    return new RatioTable(
        file,
        LAYOUTS.stream()
            .map(
                layout ->
                    new Comparison(
                        Row.inWords(layout), subject.formatted(layout), baseline.formatted(layout)))
            .toList(),
        RatioEstimate.OF_QUICKEST);
  }
}
