package dev.intrusive.benchmarks.run;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A garbage collector to measure with. */
public enum Collector {
  G1("G1", "-XX:+UseG1GC"),

  /** With more work left to its pauses, before threads that store references have to do it. */
  G1_DEFERRED("G1, deferred", "-XX:+UseG1GC -XX:G1RSetUpdatingPauseTimePercent=100"),

  /** With regions so large that few references lead from one to another. */
  G1_WIDE("G1, 32 MB regions", "-XX:+UseG1GC " + Collector.WIDE_REGIONS),

  PARALLEL("Parallel", "-XX:+UseParallelGC"),
  SERIAL("Serial", "-XX:+UseSerialGC"),
  ZGC("ZGC", "-XX:+UseZGC");

  static final String WIDE_REGIONS = "-XX:G1HeapRegionSize=32m";

  private final String label;
  private final String options;

  Collector(String label, String options) {
    this.label = label;
    this.options = options;
  }

  /** Returns the collectors by what they are called on the command line. */
  public static Map<String, Collector> byName() {
    Map<String, Collector> names = new TreeMap<>();
    for (Collector collector : values()) {
      names.put(collector.name().toLowerCase(Locale.ROOT).replace('_', '-'), collector);
    }
    return names;
  }

  /** What results call it. */
  public String label() {
    return label;
  }

  List<String> options() {
    return List.of(options.split(" ", -1));
  }
}
