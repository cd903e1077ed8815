package dev.intrusive.benchmarks.run;

import java.util.Locale;
import org.openjdk.jmh.runner.options.TimeValue;

/** How long to measure. */
public enum Effort {
  QUICK(3, 2, 3, 100),
  FULL(5, 3, 5, 150);

  /** After so many, passes over a million elements are compiled as a whole. */
  static final int WARMUPS_OF_LONG_PASSES = 40;

  /** After so many, what is compared with its twin has been compiled for good. */
  static final int WARMUPS_OF_TWINS = 8;

  private final int rounds;
  private final int warmups;
  private final int iterations;
  private final int milliseconds;

  Effort(int rounds, int warmups, int iterations, int milliseconds) {
    this.rounds = rounds;
    this.warmups = warmups;
    this.iterations = iterations;
    this.milliseconds = milliseconds;
  }

  /** How often each benchmark is measured, each time in a JVM of its own. */
  int rounds() {
    return rounds;
  }

  /** How long a measurement warms up. */
  int warmups(Measurement measurement) {
    if (measurement.isLongPass()) {
      return WARMUPS_OF_LONG_PASSES;
    }
    return measurement.isOfTwins() ? WARMUPS_OF_TWINS : warmups;
  }

  int iterations() {
    return iterations;
  }

  TimeValue time() {
    return TimeValue.milliseconds(milliseconds);
  }

  /** What results say about it. */
  String describe() {
    return ("%s: %d rounds, each %d warm-up (twins: %d, passes over a million elements: %d) and %d"
            + " measured iterations of %d ms in a fresh JVM")
        .formatted(
            name().toLowerCase(Locale.ROOT),
            rounds,
            warmups,
            WARMUPS_OF_TWINS,
            WARMUPS_OF_LONG_PASSES,
            iterations,
            milliseconds);
  }
}
