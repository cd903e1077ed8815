package dev.intrusive.benchmarks.report;

import java.util.List;

/** How the ratio of two scores comes from their forks. */
enum RatioEstimate {

  /** The median of the ratios of forks that ran beside each other. */
  FORK_BY_FORK(
      "CPU time divided by that of the baseline, fork by fork: the median, and its 95 %"
          + " interval over the forks (bootstrap).") {

    @Override
    double ratio(Score score, Score baseline) {
      return Statistics.median(score.ratiosTo(baseline));
    }

    @Override
    String summarize(Score score, Score baseline) {
      return Statistics.summarize(score.ratiosTo(baseline));
    }
  },

  /**
   * The ratio of the medians of all forks, in steps of the processor's clock. Each fork counts with
   * the lower quartile of its iterations: other programs only add to the steps of an iteration, and
   * how the JIT compiler happened to compile differs from fork to fork, not within one.
   */
  OF_CLOCK_STEPS(
      "CPU time in steps of the processor's clock, divided by that of the hand-written baseline:"
          + " the median of the forks, each with the lower quartile of its iterations; in brackets,"
          + " the 95 % interval over the forks (bootstrap).") {

    @Override
    double ratio(Score score, Score baseline) {
      return Statistics.median(stepsOf(score)) / Statistics.median(stepsOf(baseline));
    }

    @Override
    String summarize(Score score, Score baseline) {
      return interval(score, baseline).after(ratio(score, baseline));
    }
  };

  private final String legend;

  RatioEstimate(String legend) {
    this.legend = legend;
  }

  /** What a table of such ratios says about them. */
  String legend() {
    return legend;
  }

  /**
   * The time of something, divided by that of a baseline.
   *
   * @throws IllegalArgumentException if they were not measured as this estimate needs it
   */
  abstract double ratio(Score score, Score baseline);

  /**
   * Writes the ratio, and in brackets how sure it is.
   *
   * @throws IllegalArgumentException if they were not measured as this estimate needs it
   */
  abstract String summarize(Score score, Score baseline);

  /**
   * The ratio that is exceeded with 97.5 %, as {@link #OF_CLOCK_STEPS} estimates it.
   *
   * @throws IllegalArgumentException if one was measured without the processor's clock
   */
  static double leastRatio(Score score, Score baseline) {
    return interval(score, baseline).low();
  }

  private static Interval interval(Score score, Score baseline) {
    return Interval.ofRatio(stepsOf(score), stepsOf(baseline));
  }

  /** The lower quartile of the iterations of each fork. */
  private static List<Double> stepsOf(Score score) {
    if (score.steps().isEmpty()) {
      throw new IllegalArgumentException(
          "%s, %s was measured without the processor's clock; measure it again"
              .formatted(score.subject(), score.operation()));
    }
    return score.steps().stream().map(Statistics::lowerQuartile).toList();
  }
}
