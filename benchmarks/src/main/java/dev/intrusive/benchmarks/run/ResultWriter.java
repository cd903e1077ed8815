package dev.intrusive.benchmarks.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.intrusive.benchmarks.run.Measurements.CollectedResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/** Writes the results of a run to one file: those of JMH, and what they depend on. */
public final class ResultWriter {

  /** How a run is repeated, with a place for its arguments. */
  public static final String COMMAND =
      "mvn -q -Pbenchmarks package -DskipTests -Dmaven.javadoc.skip -pl benchmarks -am"
          + " -Dbenchmarks.args=\"%s\"";

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private ResultWriter() {}

  /**
   * Writes a file.
   *
   * @param file the file
   * @param addition what becomes of the results that the file has
   * @param arguments the command line of the run
   * @param effort how long was measured
   * @param results what was measured
   * @throws IOException if the file cannot be written, or is to keep results of another machine or
   *     JDK
   */
  public static void write(
      Path file, Addition addition, String arguments, Effort effort, List<CollectedResult> results)
      throws IOException {
    ObjectNode environment = Environment.describe();
    ArrayNode runs = JSON.createArrayNode();
    Map<String, JsonNode> kept = new TreeMap<>();
    if (addition != Addition.NONE && Files.exists(file)) {
      JsonNode content = JSON.readTree(file.toFile());
      requireSame(environment, content, file);
      content.path("runs").forEach(runs::add);
      content.path("results").forEach(result -> kept.put(key(result), result));
    }
    runs.addObject()
        .put("command", COMMAND.formatted(arguments))
        .put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString())
        .put("effort", effort.describe());
    for (CollectedResult result : results) {
      put(describe(result), kept, addition);
    }
    ObjectNode content = JSON.createObjectNode();
    content.set("runs", runs);
    content.setAll(environment);
    content.putArray("results").addAll(kept.values());
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, JSON.writeValueAsString(content) + "\n");
  }

  /** Puts a result among those that are kept. */
  static void put(ObjectNode result, Map<String, JsonNode> kept, Addition addition) {
    JsonNode earlier = kept.put(key(result), result);
    if (earlier != null && addition == Addition.OF_ROUNDS) {
      Rounds.prepend(result, earlier);
    }
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

  private static String key(JsonNode result) {
    return result.path("gc") + " " + result.path("benchmark") + " " + result.path("params");
  }

  /** What JMH says, without what differs from machine to machine or says nothing here. */
  private static ObjectNode describe(CollectedResult result) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      ResultFormatFactory.getInstance(ResultFormatType.JSON, out)
          .writeOut(List.of(result.result()));
    }
    ObjectNode jmh = (ObjectNode) JSON.readTree(bytes.toByteArray()).get(0);
    jmh.remove("jvm");
    jmh.put("forks", result.result().getBenchmarkResults().size());
    ((ObjectNode) jmh.get("primaryMetric")).remove("scorePercentiles");
    ObjectNode secondary = (ObjectNode) jmh.get("secondaryMetrics");
    secondary.retain(ALLOCATION, ProcessorTime.LABEL, ProcessorClock.LABEL);
    secondary.forEach(metric -> ((ObjectNode) metric).remove("scorePercentiles"));
    ObjectNode described = JSON.createObjectNode();
    described.put("gc", result.collector().label());
    described.setAll(jmh);
    return described;
  }
}
