package dev.intrusive.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.intrusive.benchmarks.run.ProcessorClock;
import dev.intrusive.benchmarks.run.ProcessorTime;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The results of a run.
 *
 * @param name the name of the file
 * @param conditions what they depend on, for people
 * @param scores what was measured by the clock
 * @param content all that is in the file
 */
record ResultFile(String name, String conditions, List<Score> scores, JsonNode content) {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * Reads a file.
   *
   * @throws IOException if it cannot be read or is no result file
   */
  static ResultFile read(Path path) throws IOException {
    JsonNode content = JSON.readTree(path.toFile());
    String name = path.getFileName().toString();
    if (!content.path("results").isArray() && !content.path("memory").isArray()) {
      throw new IOException(name + " has no results");
    }
    List<Score> scores = new ArrayList<>();
    content.path("results").forEach(result -> scores.add(score(result)));
    JsonNode machine = content.path("machine");
    String conditions =
        "%s, %s cores, JDK %s"
            .formatted(
                machine.path("cpu").asText(), machine.path("cores").asText(), version(content));
    return new ResultFile(name, conditions, scores, content);
  }

  /** The version of the JDK, of which files name the vendor first. */
  private static String version(JsonNode content) {
    String jdk = content.path("results").path(0).path("jdkVersion").asText();
    return jdk.isEmpty() ? content.path("jdk").asText().replaceAll("^.* ", "") : jdk;
  }

  private static Score score(JsonNode result) {
    String[] benchmark = result.path("benchmark").asText().split("\\.", -1);
    SortedMap<String, String> parameters = new TreeMap<>();
    result
        .path("params")
        .properties()
        .forEach(p -> parameters.put(p.getKey(), p.getValue().asText()));
    JsonNode secondary = result.path("secondaryMetrics");
    List<List<Double>> iterations = rounds(secondary.path(ProcessorTime.LABEL));
    List<List<Double>> clock = rounds(secondary.path(ProcessorClock.LABEL));
    return new Score(
        benchmark[benchmark.length - 3] + "." + benchmark[benchmark.length - 2],
        benchmark[benchmark.length - 1],
        parameters,
        result.path("gc").asText(),
        iterations,
        clock.isEmpty() ? List.of() : quotients(iterations, clock),
        secondary.path("gc.alloc.rate.norm").path("score").asDouble());
  }

  /** Divides each iteration by what was measured with it. */
  private static List<List<Double>> quotients(
      List<List<Double>> iterations, List<List<Double>> divisors) {
    List<List<Double>> rounds = new ArrayList<>();
    for (int round = 0; round < iterations.size(); round++) {
      List<Double> quotients = new ArrayList<>();
      for (int i = 0; i < iterations.get(round).size(); i++) {
        quotients.add(iterations.get(round).get(i) / divisors.get(round).get(i));
      }
      rounds.add(quotients);
    }
    return rounds;
  }

  private static List<List<Double>> rounds(JsonNode metric) {
    List<List<Double>> rounds = new ArrayList<>();
    metric.path("rawData").forEach(round -> rounds.add(numbers(round)));
    return rounds;
  }

  private static List<Double> numbers(JsonNode array) {
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

  /** Whether an operation was measured for anything. */
  boolean has(Row row, String collector) {
    return scores.stream()
        .anyMatch(score -> Row.of(score).equals(row) && score.collector().equals(collector));
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
