package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    assertEquals("kept", content.path("forks").path(0).path("benchmark").asText());
    assertEquals(2, content.path("runs").size());
  }

  @Test
  void noAddition_replacesTheFile(@TempDir Path folder) throws IOException {
    Path file = fileWithOneResult(folder);
    ResultWriter.write(file, Addition.NONE, "--second", Effort.FULL, List.of());
    JsonNode content = JSON.readTree(file.toFile());
    assertEquals(0, content.path("forks").size());
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

  @Test
  void file_hasALineForEachFork(@TempDir Path folder) throws IOException {
    Path file = fileWithOneResult(folder);
    List<String> lines = Files.readAllLines(file);
    assertEquals("\"forks\":[", lines.get(lines.size() - 4));
    assertEquals("{\"benchmark\":\"kept\"}", lines.get(lines.size() - 3));
  }

  @ParameterizedTest
  @CsvSource({"OF_RESULTS, '[3, 2]'", "OF_FORKS, '[1, 3, 2]'"})
  void add_replacesForksOrKeepsThem(Addition addition, String expected) throws IOException {
    String line = "{\"benchmark\": \"%s\", \"cpu\": [%d]}";
    List<JsonNode> lines =
        ResultWriter.add(
            List.of(JSON.readTree(line.formatted("b", 3))),
            List.of(JSON.readTree(line.formatted("c", 2)), JSON.readTree(line.formatted("b", 1))),
            addition);
    assertEquals(
        expected, lines.stream().map(each -> each.path("cpu").get(0).asInt()).toList().toString());
  }

  @Test
  void numbers_haveFourDigits() {
    assertEquals(0.01235, MeasuredFork.rounded(0.0123456));
    assertEquals(123500, MeasuredFork.rounded(123456));
    assertEquals(0, MeasuredFork.rounded(0));
  }

  private static Path fileWithOneResult(Path folder) throws IOException {
    Path file = folder.resolve("results.json");
    ResultWriter.write(file, Addition.NONE, "--first", Effort.QUICK, List.of());
    String text = Files.readString(file);
    return Files.writeString(
        file, text.replace("\"forks\":[\n\n]", "\"forks\":[\n{\"benchmark\":\"kept\"}\n]"));
  }
}
