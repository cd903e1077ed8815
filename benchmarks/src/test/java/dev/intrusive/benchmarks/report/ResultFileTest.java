package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
  void conditions_haveHeapAndEffort(@TempDir Path folder) throws IOException {
    String effort =
        "{\"effort\": \"full: 2 forks, each 3 warm-up (with a baseline: 8, compilations: up to 60)"
            + " and %d measured iterations of 150 ms (frames: 1500 ms) in a fresh JVM\"}";
    String text =
        """
        {"machine": {"cpu": "A Processor", "cores": 2}, "jdk": "A Vendor 25.0.1+2-LTS",
        "options": ["-Xmx512m", "-Xms1g -Xmx1g"],
        "runs": [%s, %s],
        "forks": [{"benchmark": "%s.One.run", "gc": "G1"}, {"benchmark": "%<s.One.run", "gc": "G1"},
        {"benchmark": "%<s.Other.run", "gc": "G1"}]}
        """;
    String begin =
        "A Processor, 2 cores, JDK 25.0.1, heap of 512 MB or 1 GB, 1 to 2 forks, each of ";
    String end = ", the collector's threads included";
    Map<String, String> efforts =
        Map.of(
            "layouts", "3 warm-up and 5 or 6 measured iterations of 150 ms",
            "lists", "8 warm-up and 5 or 6 measured iterations of 150 ms",
            "types.EightTypes", "8 warm-up and 5 or 6 measured iterations of 150 ms",
            "types.OneType", "8 warm-up and 5 or 6 measured iterations of 150 ms",
            "compilation", "up to 60 warm-up and 5 or 6 measured iterations of 150 ms",
            "frames", "3 warm-up and 5 or 6 measured iterations of 1500 ms");
    for (Map.Entry<String, String> each : efforts.entrySet()) {
      Path file = folder.resolve(each.getKey() + ".json");
      Files.writeString(
          file, text.formatted(effort.formatted(5), effort.formatted(6), each.getKey()));
      assertEquals(begin + each.getValue() + end, ResultFile.read(file).conditions());
    }
  }

  @Test
  void steps_areMissingIfTheClockWasNotMeasuredInAllForks(@TempDir Path folder) throws IOException {
    Score score = read(folder, "\"cpu\": [6], \"clock\": [0.5]", "\"cpu\": [10]");
    assertEquals(List.of(), score.steps());
  }
}
