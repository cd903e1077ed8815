package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes the results of a run to one file in the format JSON: a header with what the results depend
 * on, and a line for each fork.
 */
public final class ResultWriter {

  /** How a run is repeated, with a place for its arguments. */
  public static final String COMMAND =
      "mvn -q -Pbenchmarks package -DskipTests -Dmaven.javadoc.skip -pl benchmarks -am"
          + " -Dbenchmarks.args=\"%s\"";

  private static final ObjectMapper JSON = new ObjectMapper();

  private ResultWriter() {}

  /**
   * Writes a file.
   *
   * @param file the file
   * @param addition what becomes of the results that the file has
   * @param arguments the command line of the run
   * @param effort how long was measured
   * @param forks what was measured
   * @throws IOException if the file cannot be written, or is to keep results of another machine or
   *     JDK
   */
  public static void write(
      Path file, Addition addition, String arguments, Effort effort, List<MeasuredFork> forks)
      throws IOException {
    ObjectNode environment = Environment.describe();
    List<JsonNode> runs = new ArrayList<>();
    List<JsonNode> lines = new ArrayList<>();
    Set<String> options = new TreeSet<>();
    if (addition != Addition.NONE && Files.exists(file)) {
      JsonNode content = JSON.readTree(file.toFile());
      requireSame(environment, content, file);
      content.path("runs").forEach(runs::add);
      content.path("forks").forEach(lines::add);
      content.path("options").forEach(option -> options.add(option.asText()));
    }
    runs.add(
        JSON.createObjectNode()
            .put("command", COMMAND.formatted(arguments))
            .put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString())
            .put("effort", effort.describe()));
    forks.forEach(fork -> options.add(fork.options()));
    ArrayNode allOptions = JSON.createArrayNode();
    options.forEach(allOptions::add);
    lines = add(forks.stream().map(MeasuredFork::line).toList(), lines, addition);

    StringBuilder text = new StringBuilder("{\n\"runs\":").append(onLines(runs)).append(",\n");
    for (Map.Entry<String, JsonNode> property : environment.properties()) {
      text.append("\"%s\":%s,\n".formatted(property.getKey(), property.getValue()));
    }
    text.append("\"options\":").append(allOptions).append(",\n");
    text.append("\"units\":").append(MeasuredFork.units()).append(",\n");
    text.append("\"forks\":").append(onLines(lines)).append("\n}\n");
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, text);
  }

  /** Adds the lines of forks to those that a file has. */
  static List<JsonNode> add(
      List<? extends JsonNode> lines, List<JsonNode> earlier, Addition addition) {
    Set<String> measuredAgain = lines.stream().map(ResultWriter::key).collect(Collectors.toSet());
    List<JsonNode> all = new ArrayList<>(earlier);
    if (addition != Addition.OF_FORKS) {
      all.removeIf(line -> measuredAgain.contains(key(line)));
    }
    all.addAll(lines);
    all.sort(Comparator.comparing(ResultWriter::key));
    return all;
  }

  private static void requireSame(ObjectNode environment, JsonNode content, Path file)
      throws IOException {
    for (Map.Entry<String, JsonNode> property : environment.properties()) {
      JsonNode other = content.path(property.getKey());
      if (!property.getValue().equals(other)) {
        throw new IOException(
            "%s was measured with %s, not %s".formatted(file, other, property.getValue()));
      }
    }
  }

  private static String key(JsonNode line) {
    return line.path("gc") + " " + line.path("benchmark") + " " + line.path("params");
  }

  private static String onLines(List<JsonNode> nodes) {
    return nodes.stream().map(JsonNode::toString).collect(Collectors.joining(",\n", "[\n", "\n]"));
  }
}
