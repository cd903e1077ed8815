package dev.intrusive.benchmarks.run;

import java.util.Comparator;
import java.util.Set;
import java.util.SortedMap;
import java.util.regex.Pattern;

/**
 * A benchmark with one value for each of its parameters.
 *
 * @param benchmark the full name, package.Class.method
 * @param parameters the values by name
 */
public record Measurement(String benchmark, SortedMap<String, String> parameters) {

  private static final String ROOT = "dev.intrusive.benchmarks.";

  private static final Set<String> PASSES =
      Set.of("forEach", "iterate", "passByNext", "passOverSlots");

  private static final String MANY = "1000000";

  /** What is compared with each other, the same method of several classes, becomes neighbours. */
  static final Comparator<Measurement> COMPARED_TOGETHER =
      Comparator.comparing(Measurement::method)
          .thenComparing(measurement -> measurement.parameters().toString().length())
          .thenComparing(measurement -> measurement.parameters().toString())
          .thenComparing(Measurement::benchmark);

  /** The name that people use, Class.method with the last part of the package. */
  static String shortName(String benchmark) {
    return benchmark.startsWith(ROOT) ? benchmark.substring(ROOT.length()) : benchmark;
  }

  /** What people read: the short name and the parameters. */
  public String label() {
    StringBuilder label = new StringBuilder(shortName(benchmark));
    parameters.forEach((name, value) -> label.append(' ').append(name).append('=').append(value));
    return label.toString();
  }

  /** The regular expression that selects this benchmark alone. */
  String include() {
    return "^" + Pattern.quote(benchmark) + "$";
  }

  /**
   * Whether this is a pass over so many elements that it is not called often enough in a short
   * warm-up to be compiled as a whole.
   */
  boolean isLongPass() {
    return PASSES.contains(method()) && MANY.equals(parameters.get("size"));
  }

  /** Whether this compares lists with hand-written baselines, where each part in 100 counts. */
  boolean isOfBaselines() {
    return benchmark.contains(".lists.") || benchmark.contains(".types.");
  }

  /** How large the heap is; a compiler would otherwise mostly collect garbage. */
  String heap() {
    return isCompilation() ? "2g" : "512m";
  }

  /** How many hosts a compilation compiles, 0 if this is none. */
  int hostsToCompile() {
    if (!isCompilation()) {
      return 0;
    }
    return method().equals("compileOne")
        ? 1
        : Integer.parseInt(parameters.getOrDefault("hosts", "1"));
  }

  private boolean isCompilation() {
    return benchmark.contains(".compilation.");
  }

  /** Whether this is about the slowest of very many operations. */
  boolean isOfPercentiles() {
    return benchmark.contains(".frames.");
  }

  private String method() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }
}
