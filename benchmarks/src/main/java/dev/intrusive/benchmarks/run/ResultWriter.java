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
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;

/** Writes the results of a run to one file: those of JMH, and what they depend on. */
public final class ResultWriter {

  private static final String COMMAND =
      "mvn -q -Pbenchmarks package -DskipTests -Dmaven.javadoc.skip -pl benchmarks -am"
          + " -Dbenchmarks.args=\"%s\"";
  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private ResultWriter() {}

  /**
   * Writes a file.
   *
   * @param file the file, which is replaced
   * @param arguments the command line of the run
   * @param effort how long was measured
   * @param results what was measured
   */
  public static void write(
      Path file, String arguments, Effort effort, List<CollectedResult> results)
      throws IOException {
    ObjectNode content = JSON.createObjectNode();
    content.put("command", COMMAND.formatted(arguments));
    content.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    content.put("effort", effort.describe());
    content.setAll(Environment.describe());
    ArrayNode list = content.putArray("results");
    for (CollectedResult result : results) {
      list.add(describe(result));
    }
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(file, JSON.writeValueAsString(content) + "\n");
  }

  /** What JMH says, without what differs from machine to machine or says nothing here. */
  private static JsonNode describe(CollectedResult result) throws IOException {
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
    secondary.retain(ALLOCATION, ProcessorTime.LABEL);
    secondary.forEach(metric -> ((ObjectNode) metric).remove("scorePercentiles"));
    ObjectNode described = JSON.createObjectNode();
    described.put("gc", result.collector().label());
    described.setAll(jmh);
    return described;
  }
}
