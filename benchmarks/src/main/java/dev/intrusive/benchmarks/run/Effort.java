package dev.intrusive.benchmarks.run;

import java.util.Locale;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long to measure.
 *
 * @param name what results call it
 * @param forks how often each benchmark is measured, each time in a JVM of its own
 * @param warmups how many iterations warm up
 * @param iterations how many are measured
 * @param milliseconds how long an iteration takes
 */
public record Effort(String name, int forks, int warmups, int iterations, int milliseconds) {

  public static final Effort QUICK = new Effort("quick", 3, 2, 3, 100);
  public static final Effort FULL = new Effort("full", 5, 3, 5, 150);

  /** After so many, passes over a million elements are compiled as a whole. */
  static final int WARMUPS_OF_LONG_PASSES = 40;

  /** After so many, lists that are compared with hand-written baselines are compiled for good. */
  static final int WARMUPS_OF_BASELINES = 8;

  /** The same with another number of forks. */
  public Effort withForks(int number) {
    return new Effort(name, number, warmups, iterations, milliseconds);
  }

  /** How long a measurement warms up. */
  int warmups(Measurement measurement) {
    if (measurement.isLongPass()) {
      return WARMUPS_OF_LONG_PASSES;
    }
    return measurement.isOfBaselines() ? WARMUPS_OF_BASELINES : warmups;
  }

  TimeValue time() {
    return TimeValue.milliseconds(milliseconds);
  }

  /** What results say about it. */
  String describe() {
    return String.format(
        Locale.ROOT,
        "%s: %d forks, each %d warm-up (with a baseline: %d, passes over a million elements: %d)"
            + " and %d measured iterations of %d ms in a fresh JVM",
        name,
        forks,
        warmups,
        WARMUPS_OF_BASELINES,
        WARMUPS_OF_LONG_PASSES,
        iterations,
        milliseconds);
  }
}
