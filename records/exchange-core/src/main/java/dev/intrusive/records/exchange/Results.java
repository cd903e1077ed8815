package dev.intrusive.records.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.StreamSupport;

/** What was measured, as a file has it. */
final class Results {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final JsonNode root;

  Results(JsonNode root) {
    this.root = root;
  }

  static Results read(Path file) throws IOException {
    return new Results(JSON.readTree(file.toFile()));
  }

  /** Writes a line for each fork, so that files can be compared. */
  void write(Path file) throws IOException {
    List<String> forks = new ArrayList<>();
    root.path("forks").forEach(fork -> forks.add(fork.toString()));
    StringBuilder text = new StringBuilder("{\n");
    root.properties().stream()
        .filter(property -> !property.getKey().equals("forks"))
        .forEach(
            property ->
                text.append("\"%s\":%s,\n".formatted(property.getKey(), property.getValue())));
    text.append("\"forks\":[\n").append(String.join(",\n", forks)).append("\n]\n}\n");
    Files.writeString(file, text);
  }

  /** A property of the run. */
  String property(String name) {
    return root.path(name).asText();
  }

  /** The versions of the JDKs, the newest first. */
  List<Integer> jdks() {
    return distinct(fork -> fork.path("jdk").asInt()).stream()
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  List<Integer> sizes() {
    return distinct(fork -> fork.path("resting").asInt()).stream().sorted().toList();
  }

  List<String> collectors() {
    return distinct(fork -> fork.path("gc").asText());
  }

  private <T> List<T> distinct(Function<JsonNode, T> property) {
    return StreamSupport.stream(root.path("forks").spliterator(), false)
        .map(property)
        .distinct()
        .toList();
  }

  /** The forks of a case. */
  List<JsonNode> forks(int jdk, String collector, int resting) {
    return StreamSupport.stream(root.path("forks").spliterator(), false)
        .filter(fork -> fork.path("jdk").asInt() == jdk)
        .filter(fork -> fork.path("gc").asText().equals(collector))
        .filter(fork -> fork.path("resting").asInt() == resting)
        .toList();
  }

  /** The nanoseconds of a command in a fork: the median of its rounds. */
  static double nanos(JsonNode fork, String book) {
    List<Double> rounds = new ArrayList<>();
    fork.path(book).path("nanos").forEach(round -> rounds.add(round.asDouble()));
    return median(rounds);
  }

  /** How many commands this book executes in the time of one of the other, in a fork. */
  static double ratio(JsonNode fork) {
    return nanos(fork, Fork.DIRECT) / nanos(fork, Fork.INTRUSIVE);
  }

  static double bytes(JsonNode fork, String book) {
    return fork.path(book).path("bytes").asDouble();
  }

  /** The latency at an index of {@link Fork#PERCENTILES}. */
  static double latency(JsonNode fork, String book, int index) {
    return fork.path(book).path("latencies").path(index).asDouble();
  }

  static double median(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
