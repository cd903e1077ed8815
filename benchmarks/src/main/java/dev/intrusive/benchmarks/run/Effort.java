package dev.intrusive.benchmarks.run;

import java.util.Locale;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long to measure.
 *
 * @param name what results call it
 * @param forks how often each benchmark is measured, each time in a JVM of its own
 * @param warmups how many iterations warm up
 * @param iterations how many count of those that are measured
 * @param measured how many are measured; those count in which other programs used the core least
 * @param milliseconds how long an iteration takes
 */
public record Effort(
    String name, int forks, int warmups, int iterations, int measured, int milliseconds) {

  public static final Effort QUICK = new Effort("quick", 3, 2, 3, 3, 100);
  public static final Effort FULL = new Effort("full", 5, 3, 5, 5, 150);

  /** After so many, passes over a million elements are compiled as a whole. */
  static final int WARMUPS_OF_LONG_PASSES = 40;

  /** After so many, lists that are compared with hand-written baselines are compiled for good. */
  static final int WARMUPS_OF_BASELINES = 8;

  /** After so many hosts, or so many compilations, a compiler is compiled itself. */
  private static final int HOSTS_TO_WARM_UP = 1_000;

  private static final int WARMUPS_OF_COMPILER = 60;

  /** So many times as long is measured what the slowest operations take. */
  private static final int PERCENTILES_LONGER = 10;

  /** The same with another number of forks. */
  public Effort withForks(int number) {
    return new Effort(name, number, warmups, iterations, measured, milliseconds);
  }

  /** The same with more measured iterations; with fewer than count, those that count. */
  public Effort withMeasured(int number) {
    return new Effort(name, forks, warmups, iterations, Math.max(number, iterations), milliseconds);
  }

  /** How long a measurement warms up. */
  int warmups(Measurement measurement) {
    if (measurement.isLongPass()) {
      return WARMUPS_OF_LONG_PASSES;
    }
    int hosts = measurement.hostsToCompile();
    if (hosts > 0) {
      return Math.max(warmups, Math.min(HOSTS_TO_WARM_UP / hosts, WARMUPS_OF_COMPILER));
    }
    return measurement.isOfBaselines() ? WARMUPS_OF_BASELINES : warmups;
  }

  /** How long an iteration of a measurement takes. */
  TimeValue time(Measurement measurement) {
    return TimeValue.milliseconds(
        measurement.isOfPercentiles() ? PERCENTILES_LONGER * milliseconds : milliseconds);
  }

  /** What results say about it. */
  public String describe() {
    return String.format(
        Locale.ROOT,
        "%s: %d forks, each %d warm-up (with a baseline: %d, passes over a million elements: %d,"
            + " compilations: up to %d)"
            + " and %d measured iterations of %d ms (frames: %d ms)%s in a fresh JVM",
        name,
        forks,
        warmups,
        WARMUPS_OF_BASELINES,
        WARMUPS_OF_LONG_PASSES,
        WARMUPS_OF_COMPILER,
        iterations,
        milliseconds,
        PERCENTILES_LONGER * milliseconds,
        measured > iterations ? ", the least disturbed of " + measured + "," : "");
  }
}
