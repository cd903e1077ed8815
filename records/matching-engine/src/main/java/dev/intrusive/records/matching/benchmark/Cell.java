package dev.intrusive.records.matching.benchmark;

import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.workload.Scenario;
import java.util.List;
import java.util.Locale;

/**
 * What was measured of an engine in a scenario.
 *
 * @param machine the processor
 * @param jdk the version of the JDK
 * @param collector the garbage collector
 * @param nanoseconds the time of a message: the median of the forks
 * @param lowest that of the fastest fork
 * @param highest that of the slowest fork
 * @param bytes what a message allocates
 */
record Cell(
    String machine,
    String jdk,
    Collector collector,
    EngineType engine,
    Scenario scenario,
    double nanoseconds,
    double lowest,
    double highest,
    double bytes) {

  static final String HEADER =
      "machine;jdk;collector;engine;scenario;nanoseconds;lowest;highest;bytes";

  /** The garbage collectors that are measured. */
  enum Collector {
    G1("G1", "-XX:+UseG1GC"),
    PARALLEL("Parallel", "-XX:+UseParallelGC");

    private final String label;
    private final String option;

    Collector(String label, String option) {
      this.label = label;
      this.option = option;
    }

    String label() {
      return label;
    }

    String option() {
      return option;
    }
  }

  String toLine() {
    return String.format(
        Locale.ROOT,
        "%s;%s;%s;%s;%s;%.2f;%.2f;%.2f;%.3f",
        machine,
        jdk,
        collector,
        engine,
        scenario,
        nanoseconds,
        lowest,
        highest,
        bytes);
  }

  static Cell parse(String line) {
    List<String> values = List.of(line.split(";", -1));
    return new Cell(
        values.get(0),
        values.get(1),
        Collector.valueOf(values.get(2)),
        EngineType.valueOf(values.get(3)),
        Scenario.valueOf(values.get(4)),
        Double.parseDouble(values.get(5)),
        Double.parseDouble(values.get(6)),
        Double.parseDouble(values.get(7)),
        Double.parseDouble(values.get(8)));
  }
}
