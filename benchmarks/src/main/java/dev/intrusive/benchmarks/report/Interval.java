package dev.intrusive.benchmarks.report;

import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Where an estimate lies with a confidence of 95 %: the percentiles of the same estimate from
 * samples that are drawn from those that there are (bootstrap, by B. Efron, "Bootstrap methods:
 * another look at the jackknife", 1979).
 *
 * @param low the lower end
 * @param high the upper end
 */
record Interval(double low, double high) {

  private static final int ESTIMATES = 2_000;

  /** The same each time, so that a table is the same each time. */
  private static final long SEED = 1;

  /** That of a median. */
  static Interval ofMedian(List<Double> samples) {
    return of(random -> Statistics.median(drawn(samples, random)));
  }

  /** That of the ratio of two medians. */
  static Interval ofRatio(List<Double> samples, List<Double> ofBaseline) {
    return of(
        random ->
            Statistics.median(drawn(samples, random))
                / Statistics.median(drawn(ofBaseline, random)));
  }

  private static Interval of(ToDoubleFunction<Random> estimate) {
    Random random = new Random(SEED);
    double[] estimates =
        DoubleStream.generate(() -> estimate.applyAsDouble(random))
            .limit(ESTIMATES)
            .sorted()
            .toArray();
    int outside = ESTIMATES / 40;
    return new Interval(estimates[outside], estimates[ESTIMATES - 1 - outside]);
  }

  /** Draws as many samples as there are, each any of them. */
  private static List<Double> drawn(List<Double> samples, Random random) {
    return random.ints(samples.size(), 0, samples.size()).mapToObj(samples::get).toList();
  }

  /** Writes an estimate, and the interval in brackets. */
  String after(double estimate) {
    return "%s (%s–%s)"
        .formatted(Statistics.format(estimate), Statistics.format(low), Statistics.format(high));
  }
}
