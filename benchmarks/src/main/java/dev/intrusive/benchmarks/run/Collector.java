package dev.intrusive.benchmarks.run;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A garbage collector to measure with. */
public enum Collector {
  G1("G1", "UseG1GC"),
  PARALLEL("Parallel", "UseParallelGC"),
  SERIAL("Serial", "UseSerialGC"),
  ZGC("ZGC", "UseZGC");

  private final String label;
  private final String flag;

  Collector(String label, String flag) {
    this.label = label;
    this.flag = flag;
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
    return "-XX:+" + flag;
  }
}
