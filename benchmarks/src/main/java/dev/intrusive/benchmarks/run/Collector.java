package dev.intrusive.benchmarks.run;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A garbage collector to measure with. */
public enum Collector {
  G1("G1"),
  PARALLEL("Parallel"),
  SERIAL("Serial");

  private final String label;

  Collector(String label) {
    this.label = label;
  }

  /** Returns the collectors by what they are called on the command line. */
  public static Map<String, Collector> byName() {
    Map<String, Collector> names = new TreeMap<>();
    for (Collector collector : values()) {
      names.put(collector.name().toLowerCase(Locale.ROOT), collector);
    }
    return names;
  }

  /** What results call it. */
  public String label() {
    return label;
  }

  String option() {
    return "-XX:+Use" + label + "GC";
  }
}
