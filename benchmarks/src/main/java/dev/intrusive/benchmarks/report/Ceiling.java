package dev.intrusive.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How far generated lists may be from the lists written by hand that they are compared with: so far
 * that noise does not count, and no further. What they allocate is counted, so that none is
 * allowed.
 */
public final class Ceiling {

  private static final double MOST_IN_MEAN = 1.25;
  private static final double MOST = 1.6;

  /** Less than this for an operation is what the benchmark itself allocates now and then. */
  private static final double LEAST_BYTES = 1;

  private static final String GENERATED = "lists.Generated";
  private static final String PLAIN = "lists.Plain";

  private Ceiling() {}

  /**
   * Says what takes too long.
   *
   * @param file a result file with lists of both kinds
   * @return a line for each operation and each mean that is over its bound
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if it has no such lists, or one of two was not measured
   */
  public static List<String> findExcesses(Path file) throws IOException {
    return findExcesses(ResultFile.read(file));
  }

  static List<String> findExcesses(ResultFile results) {
    List<String> subjects =
        results.scores().stream()
            .map(Score::subject)
            .filter(subject -> subject.startsWith(GENERATED))
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

  private static void addExcesses(
      ResultFile results, String subject, String collector, List<String> excesses) {
    String twin = PLAIN + subject.substring(GENERATED.length());
    List<Double> ratios = new ArrayList<>();
    for (Row row : results.rows(subject)) {
      Score score = results.score(subject, row, collector);
      double ratio = RatioEstimate.OF_SAME_ROUND.ratio(score, results.score(twin, row, collector));
      ratios.add(ratio);
      String operation = (row.label() + " " + row.values()).strip();
      if (ratio > MOST) {
        excesses.add(describe(subject, operation, collector, ratio, MOST));
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
    if (mean > MOST_IN_MEAN) {
      excesses.add(describe(subject, "the geometric mean", collector, mean, MOST_IN_MEAN));
    }
  }

  private static String describe(
      String subject, String what, String collector, double ratio, double bound) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %s: %.2f times the list written by hand, more than %.2f",
        subject,
        what,
        collector,
        ratio,
        bound);
  }
}
