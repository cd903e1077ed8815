package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {

  private static final String RESULT =
      """
      {"results": [{"gc": "G1", "benchmark": "lists.Fresh.next", "secondaryMetrics": {
        "processor.time.norm": {"rawData": [[6, 8], [10, 12]]}%s}}]}
      """;

  private static Score read(Path folder, String otherMetrics) throws IOException {
    Path file = Files.writeString(folder.resolve("r.json"), RESULT.formatted(otherMetrics));
    return ResultFile.read(file).scores().get(0);
  }

  @Test
  void steps_areTimesDividedByThoseOfTheClock(@TempDir Path folder) throws IOException {
    Score score =
        read(folder, ", \"processor.clock.step\": {\"rawData\": [[0.5, 0.5], [0.5, 0.25]]}");
    assertEquals(List.of(List.of(6.0, 8.0), List.of(10.0, 12.0)), score.iterations());
    assertEquals(List.of(List.of(12.0, 16.0), List.of(20.0, 48.0)), score.steps());
  }

  @Test
  void steps_areMissingIfTheClockWasNotMeasured(@TempDir Path folder) throws IOException {
    Score score = read(folder, "");
    assertEquals(List.of(), score.steps());
  }
}
