package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {

  private static Score read(Path folder, String first, String second) throws IOException {
    String fork = "{\"gc\": \"G1\", \"benchmark\": \"lists.Fresh.next\", %s}";
    String text = "{\"forks\": [%s, %s]}".formatted(fork.formatted(first), fork.formatted(second));
    Path file = Files.writeString(folder.resolve("r.json"), text);
    return ResultFile.read(file).scores().get(0);
  }

  @Test
  void forks_areThoseOfTheSameBenchmark(@TempDir Path folder) throws IOException {
    Score score =
        read(
            folder,
            "\"cpu\": [6, 8], \"clock\": [0.5, 0.5], \"bytes\": 2",
            "\"cpu\": [10, 12], \"clock\": [0.5, 0.25], \"bytes\": 4");
    assertEquals(List.of(List.of(6.0, 8.0), List.of(10.0, 12.0)), score.iterations());
    assertEquals(List.of(List.of(12.0, 16.0), List.of(20.0, 48.0)), score.steps());
    assertEquals(3.0, score.bytes());
  }

  @Test
  void steps_areMissingIfTheClockWasNotMeasuredInAllForks(@TempDir Path folder) throws IOException {
    Score score = read(folder, "\"cpu\": [6], \"clock\": [0.5]", "\"cpu\": [10]");
    assertEquals(List.of(), score.steps());
  }
}
