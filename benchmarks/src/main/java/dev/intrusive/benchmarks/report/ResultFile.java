package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * The results of a run.
 *
 * @param name the name of the file
 * @param scores what was measured by the clock
 * @param content all that is in the file
 */
record ResultFile(String name, List<Score> scores, JsonNode content) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or is no result file
   */
  static ResultFile read(Path path) throws IOException {
    JsonNode content = JSON.readTree(path.toFile());
    String name = path.getFileName().toString();
    if (!content.path("forks").isArray() && !content.path("memory").isArray()) {
      throw new IOException(name + " has no results");
    }
    Map<String, List<JsonNode>> forks = new LinkedHashMap<>();
    for (JsonNode fork : content.path("forks")) {
      String key = fork.path("gc") + " " + fork.path("benchmark") + " " + fork.path("params");
      forks.computeIfAbsent(key, first -> new ArrayList<>()).add(fork);
    }
    return new ResultFile(name, forks.values().stream().map(ResultFile::score).toList(), content);
  }

  /** These results with some of the scores alone, as a table shows them. */
  ResultFile select(Predicate<Score> predicate) {
    return new ResultFile(name, scores.stream().filter(predicate).toList(), content);
  }

  /** What they depend on, for people. */
  String conditions() {
    return Conditions.describe(content, version(content), scores);
  }

  /** The version of the JDK, before which files name the vendor, and after which the build. */
  private static String version(JsonNode content) {
    return content.path("jdk").asText().replaceAll("^.* ", "").replaceAll("\\+.*", "");
  }

  /** The number of the JDK's release. */
  int jdk() {
    return Runtime.Version.parse(version(content)).feature();
  }

  private static Score score(List<JsonNode> forks) {
    JsonNode first = forks.get(0);
    String[] benchmark = first.path("benchmark").asText().split("\\.", -1);
    SortedMap<String, String> parameters = new TreeMap<>();
    first
        .path("params")
        .properties()
        .forEach(p -> parameters.put(p.getKey(), p.getValue().asText()));
    return new Score(
        benchmark[benchmark.length - 3] + "." + benchmark[benchmark.length - 2],
        benchmark[benchmark.length - 1],
        parameters,
        first.path("gc").asText(),
        forks.stream().map(fork -> numbers(fork.path("cpu"))).toList(),
        forks.stream().allMatch(fork -> fork.has("clock"))
            ? forks.stream().map(ResultFile::steps).toList()
            : List.of(),
        forks.stream().mapToDouble(fork -> fork.path("bytes").asDouble()).average().orElseThrow());
  }

  /** The CPU time of each iteration, in steps of the clock as it ran then. */
  private static List<Double> steps(JsonNode fork) {
    List<Double> times = numbers(fork.path("cpu"));
    List<Double> clock = numbers(fork.path("clock"));
    List<Double> steps = new ArrayList<>();
    for (int i = 0; i < times.size(); i++) {
      steps.add(times.get(i) / clock.get(i));
    }
    return steps;
  }

  /** The numbers of an array. */
  static List<Double> numbers(JsonNode array) {
    List<Double> numbers = new ArrayList<>();
    array.forEach(number -> numbers.add(number.asDouble()));
    return numbers;
  }

  /**
   * Returns the one score with these properties.
   *
   * @throws IllegalArgumentException if it was not measured
   */
  Score score(String subject, Row row, String collector) {
    return find(subject, row, collector)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "%s has no %s of %s with %s".formatted(name, row, subject, collector)));
  }

  /** Finds the score with these properties, if it was measured. */
  Optional<Score> find(String subject, Row row, String collector) {
    return scores.stream()
        .filter(score -> score.subject().equals(subject))
        .filter(score -> Row.of(score).equals(row))
        .filter(score -> score.collector().equals(collector))
        .findFirst();
  }

  /** The operations that were measured for a subject, each with its parameters, in order. */
  List<Row> rows(String subject) {
    return scores.stream()
        .filter(score -> score.subject().equals(subject))
        .map(Row::of)
        .distinct()
        .sorted()
        .toList();
  }

  /** The collectors that were measured with, in order. */
  List<String> collectors() {
    return scores.stream().map(Score::collector).distinct().sorted().toList();
  }
}
