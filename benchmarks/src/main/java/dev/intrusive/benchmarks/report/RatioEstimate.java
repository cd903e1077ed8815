package dev.intrusive.benchmarks.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How the ratio of two scores comes from the rounds in which they were measured. */
enum RatioEstimate {

  /** The median of the ratios in the same round. */
  OF_SAME_ROUND(
      "Processor time divided by that of the baseline in the same round: median, and the middle"
          + " half of the rounds.") {

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
   * The ratio of the quickest iterations of all rounds, in steps of the processor's clock. What
   * else runs on a machine only adds to the steps that something takes, so the quickest iterations
   * say most about the code, and small differences show.
   */
  OF_QUICKEST(
      "Processor time of the quickest tenth of all iterations, in steps of the processor's clock,"
          + " divided by that of the baseline; in brackets, what it is at least and at most if any"
          + " one round is left out.") {

    @Override
    double ratio(Score score, Score baseline) {
      return quickest(stepsOf(score)) / quickest(stepsOf(baseline));
    }

    @Override
    String summarize(Score score, Score baseline) {
      List<Double> ratios = new ArrayList<>();
      List<List<Double>> steps = stepsOf(score);
      List<List<Double>> ofBaseline = stepsOf(baseline);
      int rounds = Math.max(steps.size(), ofBaseline.size());
      for (int left = 0; left < rounds; left++) {
        ratios.add(quickest(without(left, steps)) / quickest(without(left, ofBaseline)));
      }
      return "%s (%s–%s)"
          .formatted(
              Statistics.format(ratio(score, baseline)),
              Statistics.format(Collections.min(ratios)),
              Statistics.format(Collections.max(ratios)));
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
   * How many times as long something took as a baseline.
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

  private static List<List<Double>> stepsOf(Score score) {
    if (score.steps().isEmpty()) {
      throw new IllegalArgumentException(
          "%s, %s was measured without the processor's clock; measure it again"
              .formatted(score.subject(), score.operation()));
    }
    return score.steps();
  }

  private static double quickest(List<List<Double>> rounds) {
    return Statistics.lowerDecile(rounds.stream().flatMap(List::stream).toList());
  }

  private static List<List<Double>> without(int left, List<List<Double>> rounds) {
    List<List<Double>> others = new ArrayList<>(rounds);
    if (others.size() > 1 && left < others.size()) {
      others.remove(left);
    }
    return others;
  }
}
