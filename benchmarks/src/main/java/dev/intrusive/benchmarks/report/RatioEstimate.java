package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** How the ratio of two scores comes from their forks. */
enum RatioEstimate {

  /** The median of the ratios of forks that ran beside each other. */
  FORK_BY_FORK(
      "CPU time divided by that of the baseline, fork by fork: median, and the middle half of the"
          + " forks.") {

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
      List<Double> ratios = bootstrap(score, baseline);
      return "%s (%s–%s)"
          .formatted(
              Statistics.format(ratio(score, baseline)),
              Statistics.format(ratios.get(SAMPLES / 40)),
              Statistics.format(ratios.get(SAMPLES - 1 - SAMPLES / 40)));
    }
  };

  private static final int SAMPLES = 2_000;

  /** The same each time, so that a table is the same each time. */
  private static final long SEED = 1;

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
    return bootstrap(score, baseline).get(SAMPLES / 40);
  }

  /** Ratios of medians of forks that are drawn at random, in order. */
  private static List<Double> bootstrap(Score score, Score baseline) {
    List<Double> steps = stepsOf(score);
    List<Double> ofBaseline = stepsOf(baseline);
    Random random = new Random(SEED);
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < SAMPLES; i++) {
      ratios.add(
          Statistics.median(resampled(steps, random))
              / Statistics.median(resampled(ofBaseline, random)));
    }
    return ratios.stream().sorted().toList();
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

  /** Draws as many samples as there are, each any of them. */
  private static List<Double> resampled(List<Double> samples, Random random) {
    return random.ints(samples.size(), 0, samples.size()).mapToObj(samples::get).toList();
  }
}
