package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultWriterTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void addition_keepsWhatTheFileHas(@TempDir Path folder) throws IOException {
    Path file = fileWithOneResult(folder);
    ResultWriter.write(file, Addition.OF_RESULTS, "--second", Effort.FULL, List.of());
    JsonNode content = JSON.readTree(file.toFile());
    assertEquals("kept", content.path("results").path(0).path("benchmark").asText());
    assertEquals(2, content.path("runs").size());
  }

  @Test
  void noAddition_replacesTheFile(@TempDir Path folder) throws IOException {
    Path file = fileWithOneResult(folder);
    ResultWriter.write(file, Addition.NONE, "--second", Effort.FULL, List.of());
    JsonNode content = JSON.readTree(file.toFile());
    assertEquals(0, content.path("results").size());
    assertEquals(1, content.path("runs").size());
  }

  @Test
  void additionToResultsOfAnotherJdk_isRefused(@TempDir Path folder) throws IOException {
    Path file = fileWithOneResult(folder);
    ObjectNode content = (ObjectNode) JSON.readTree(file.toFile());
    JSON.writeValue(file.toFile(), content.put("jdk", "another"));
    assertThrows(
        IOException.class,
        () -> ResultWriter.write(file, Addition.OF_RESULTS, "", Effort.QUICK, List.of()));
  }

  @ParameterizedTest
  @CsvSource({"OF_RESULTS, 1", "OF_ROUNDS, 2"})
  void put_replacesResultOrAddsRounds(Addition addition, int forks) throws IOException {
    Map<String, JsonNode> kept = new HashMap<>();
    for (int i = 0; i < 2; i++) {
      ResultWriter.put(
          (ObjectNode)
              JSON.readTree(
                  "{\"benchmark\": \"b\", \"forks\": 1, \"primaryMetric\": {\"rawData\": [[1]]},"
                      + " \"secondaryMetrics\": {}}"),
          kept,
          addition);
    }
    JsonNode result = kept.values().iterator().next();
    assertEquals(1, kept.size());
    assertEquals(forks, result.path("forks").asInt());
    assertEquals(forks, result.path("primaryMetric").path("rawData").size());
  }

  private static Path fileWithOneResult(Path folder) throws IOException {
    Path file = folder.resolve("results.json");
    ResultWriter.write(file, Addition.NONE, "--first", Effort.QUICK, List.of());
    ObjectNode content = (ObjectNode) JSON.readTree(file.toFile());
    ((ArrayNode) content.get("results")).addObject().put("benchmark", "kept");
    JSON.writeValue(file.toFile(), content);
    return file;
  }
}
