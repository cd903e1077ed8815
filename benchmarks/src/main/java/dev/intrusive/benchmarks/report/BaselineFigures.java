package dev.intrusive.benchmarks.report;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import java.util.List;
import java.util.Map;

/** The figures that compare generated lists with hand-written baselines. */
final class BaselineFigures {

  private static final List<String> LAYOUTS = List.of("Node", "Flat", "Indexed");

  private BaselineFigures() {}

  /** The tables by the names of their figures. */
  static Map<String, FigureTable> tables() {
    return Map.of(
        "baseline-17", table("baseline-17.json", "lists.Generated%s", "lists.Plain%s"),
        "baseline-25", table("baseline-25.json", "lists.Generated%s", "lists.Plain%s"),
        "baseline-eight-17", eightTypes("baseline-eight-17.json", "EightTypes.Plain%sLists"),
        "baseline-eight-25", eightTypes("baseline-eight-25.json", "EightTypes.Plain%sLists"),
        "baseline-types-17", eightTypes("baseline-eight-17.json", "OneType.Generated%sLists"));
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
        RatioEstimate.OF_CLOCK_STEPS);
  }
}
