package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A benchmark that takes longer than before.
 *
 * @param label the benchmark and its parameters
 * @param collector the garbage collector
 * @param ratio its time, divided by that of before
 */
public record Slowdown(String label, String collector, double ratio) {

  /** What takes less than this times as long does not count. */
  private static final double LEAST_RATIO = 1.10;

  /**
   * Compares two versions of the same code that were measured beside each other.
   *
   * @param before the result file of the earlier one
   * @param now that of the later one
   * @return what takes longer than the bound, and beyond what differs from fork to fork
   * @throws IOException if a file cannot be read
   * @throws IllegalArgumentException if they do not have the same benchmarks
   */
  public static List<Slowdown> find(Path before, Path now) throws IOException {
    return find(ResultFile.read(before), ResultFile.read(now));
  }

  static List<Slowdown> find(ResultFile before, ResultFile now) {
    List<Slowdown> slowdowns = new ArrayList<>();
    for (Score score : now.scores()) {
      Score earlier = before.score(score.subject(), Row.of(score), score.collector());
      double ratio = RatioEstimate.OF_CLOCK_STEPS.ratio(score, earlier);
      if (ratio > LEAST_RATIO && RatioEstimate.leastRatio(score, earlier) > 1) {
        slowdowns.add(new Slowdown(score.label(), score.collector(), ratio));
      }
    }
    return slowdowns;
  }

  /** Whether another one is of the same benchmark. */
  public boolean isOfSame(Slowdown other) {
    return label.equals(other.label) && collector.equals(other.collector);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%s, %s: %.2f times as long", label, collector, ratio);
  }
}
