package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How often something else used the core of a benchmark.
 *
 * @param share the part of the iterations in which it did, from 0 to 1
 */
public record Contention(double share) {

  /** Beyond so many times the least of a run, the core was shared. */
  private static final double SHARED = 1.1;

  /** In so many iterations it hardly matters. */
  private static final double TOLERABLE = 0.1;

  /**
   * Finds it in a result file.
   *
   * @return what was found, or nothing if the file has forks that did not measure it
   * @throws IOException if the file cannot be read
   */
  public static Optional<Contention> in(Path file) throws IOException {
    return of(ResultFile.read(file).content());
  }

  static Optional<Contention> of(JsonNode content) {
    List<Double> quotients = new ArrayList<>();
    for (JsonNode fork : content.path("forks")) {
      List<Double> ofFork = ResultFile.numbers(fork.path("contention"));
      if (ofFork.isEmpty()) {
        return Optional.empty();
      }
      quotients.addAll(ofFork);
    }
    double least = quotients.stream().mapToDouble(each -> each).min().orElse(Double.NaN);
    return quotients.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Contention(
                (double) quotients.stream().filter(each -> each > SHARED * least).count()
                    / quotients.size()));
  }

  /** Describes it as one of the conditions of a run. */
  String describe() {
    return String.format(Locale.ROOT, "a core shared in %.0f %% of the iterations", 100 * share);
  }

  /** What to do about it, if anything. */
  public Optional<String> advice() {
    return share <= TOLERABLE
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Something else used the core in %.0f %% of the iterations. Measure again when the"
                    + " machine has less to do, or with more --iterations.",
                100 * share));
  }
}
