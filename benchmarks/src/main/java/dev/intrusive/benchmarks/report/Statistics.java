package dev.intrusive.benchmarks.report;

import java.util.List;
import java.util.Locale;

/** Summaries of samples that a few outliers do not change. */
final class Statistics {

  private Statistics() {}

  static double median(List<Double> samples) {
    List<Double> sorted = samples.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /** The sample that a quarter of the others are below; of five, the second. */
  static double lowerQuartile(List<Double> samples) {
    return samples.stream().sorted().toList().get(samples.size() / 4);
  }

  static double geometricMean(List<Double> samples) {
    return Math.exp(samples.stream().mapToDouble(Math::log).average().orElseThrow());
  }

  /** Writes the median, and its interval in brackets. */
  static String summarize(List<Double> samples) {
    return Interval.ofMedian(samples).after(median(samples));
  }

  /** Writes a ratio as people read it: two decimals, and more only where there would be zeros. */
  static String format(double ratio) {
    int decimals = ratio >= 100 ? 0 : ratio >= 10 ? 1 : 2;
    for (double least = 0.1; ratio > 0 && ratio < least && decimals < 6; least /= 10) {
      decimals++;
    }
    return String.format(Locale.ROOT, "%." + decimals + "f", ratio);
  }
}
