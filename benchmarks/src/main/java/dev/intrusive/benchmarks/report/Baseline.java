package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * How far generated lists may be from their hand-written baselines. What they allocate is counted,
 * so that none is allowed.
 */
public enum Baseline {
  /** For a short run on a busy machine: so far that noise does not count, and no further. */
  OF_GUARD(1.6, 1.25, RatioEstimate.FORK_BY_FORK),

  /** For the result files of the documentation: the targets of the project. */
  OF_REPORT(1.10, 1.05, RatioEstimate.OF_CLOCK_STEPS);

  /** Less than this for an operation is what the benchmark itself allocates now and then. */
  private static final double LEAST_BYTES = 1;

  private static final Pattern GENERATED = Pattern.compile("(lists|EightTypes)\\.Generated.*");

  private final double most;
  private final double mostInMean;
  private final RatioEstimate estimate;

  Baseline(double most, double mostInMean, RatioEstimate estimate) {
    this.most = most;
    this.mostInMean = mostInMean;
    this.estimate = estimate;
  }

  /**
   * Says what takes too long.
   *
   * @param file a result file with lists of both kinds
   * @return a line for each operation and each mean that is over its bound
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if it has no such lists, or one of two was not measured
   */
  public List<String> findExcesses(Path file) throws IOException {
    return findExcesses(ResultFile.read(file));
  }

  List<String> findExcesses(ResultFile results) {
    List<String> subjects =
        results.scores().stream()
            .map(Score::subject)
            .filter(GENERATED.asMatchPredicate())
            .distinct()
            .sorted()
            .toList();
    if (subjects.isEmpty()) {
      throw new IllegalArgumentException(results.name() + " has no generated lists");
    }
    List<String> excesses = new ArrayList<>();
    for (String subject : subjects) {
      for (String collector : results.collectors()) {
        addExcesses(results, subject, collector, excesses);
      }
    }
    return excesses;
  }

  private void addExcesses(
      ResultFile results, String subject, String collector, List<String> excesses) {
    String baseline = subject.replace(".Generated", ".Plain");
    List<Double> ratios = new ArrayList<>();
    for (Row row : results.rows(subject)) {
      Score score = results.score(subject, row, collector);
      double ratio = estimate.ratio(score, results.score(baseline, row, collector));
      ratios.add(ratio);
      String operation = (row.label() + " " + row.values()).strip();
      if (ratio > most) {
        excesses.add(describe(subject, operation, collector, ratio, most));
      }
      if (score.bytes() >= LEAST_BYTES) {
        excesses.add(
            String.format(
                Locale.ROOT,
                "%s, %s, %s: allocates %.1f bytes",
                subject,
                operation,
                collector,
                score.bytes()));
      }
    }
    double mean = Statistics.geometricMean(ratios);
    if (mean > mostInMean) {
      excesses.add(describe(subject, "the geometric mean", collector, mean, mostInMean));
    }
  }

  private static String describe(
      String subject, String what, String collector, double ratio, double bound) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %s: %.3f times the hand-written baseline, more than %.2f",
        subject,
        what,
        collector,
        ratio,
        bound);
  }
}
