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
   * The ratio of the quickest iterations of all rounds, by the processor's clock if it was measured
   * with both. What else runs on a machine only adds to the steps that something takes, so the
   * quickest iterations say most about the code, and small differences show.
   */
  OF_QUICKEST(
      "Processor time of the quickest tenth of all iterations, divided by that of the baseline; in"
          + " brackets, what it is at least and at most if any one round is left out.") {

    @Override
    double ratio(Score score, Score baseline) {
      boolean hasClock = hasClock(score, baseline);
      return quickest(times(score, hasClock)) / quickest(times(baseline, hasClock));
    }

    @Override
    String summarize(Score score, Score baseline) {
      List<Double> ratios = new ArrayList<>();
      boolean hasClock = hasClock(score, baseline);
      List<List<Double>> times = times(score, hasClock);
      List<List<Double>> ofBaseline = times(baseline, hasClock);
      int rounds = Math.max(times.size(), ofBaseline.size());
      for (int left = 0; left < rounds; left++) {
        ratios.add(quickest(without(left, times)) / quickest(without(left, ofBaseline)));
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

  /** How many times as long something took as a baseline. */
  abstract double ratio(Score score, Score baseline);

  /** Writes the ratio, and in brackets how sure it is. */
  abstract String summarize(Score score, Score baseline);

  private static boolean hasClock(Score score, Score baseline) {
    return !score.steps().isEmpty() && !baseline.steps().isEmpty();
  }

  private static List<List<Double>> times(Score score, boolean inSteps) {
    return inSteps ? score.steps() : score.iterations();
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
