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
        "ring-17", ring("ring-17.json"),
        "ring-25", ring("ring-25.json"),
        "baseline-types-17", eightTypes("baseline-eight-17.json", "OneType.Generated%sLists"));
  }

  /** A ring with a sentinel against a list with two ends, both written by hand. */
  private static FigureTable ring(String file) {
    return new RatioTable(
        file,
        List.of(new Comparison("ring", "lists.PlainNode", "lists.EndedNode")),
        RatioEstimate.OF_CLOCK_STEPS);
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
