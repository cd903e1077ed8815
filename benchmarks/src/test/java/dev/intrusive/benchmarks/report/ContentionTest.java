package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.intrusive.benchmarks.run.Effort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class ContentionTest {

  private static Optional<Contention> of(String... forks) throws IOException {
    String content = "{\"forks\": [%s]}".formatted(String.join(", ", forks));
    return Contention.of(new ObjectMapper().readTree(content));
  }

  @Test
  void share_comparesWithTheLeastOfTheRun() throws IOException {
    Contention contention =
        of("{\"contention\": [1.6, 1.75]}", "{\"contention\": [1.77, 3.2]}").orElseThrow();
    assertEquals(0.5, contention.share());
    assertEquals("a core shared in 50 % of the iterations", contention.describe());
  }

  @Test
  void measuredInSomeForks_isNothing() throws IOException {
    assertEquals(Optional.empty(), of("{\"contention\": [1.6]}", "{\"cpu\": [3]}"));
    assertEquals(Optional.empty(), of());
  }

  @Test
  void advice_isForMoreThanATenth() {
    assertEquals(Optional.empty(), new Contention(0.1).advice());
    assertEquals(
        Optional.of(
            "Something else used the core in 11 % of the iterations. Measure again when the"
                + " machine has less to do, or with more --iterations."),
        new Contention(0.11).advice());
  }

  /** A file without the figure was measured before there was one. */
  @TestFactory
  List<DynamicTest> publishedFile_wasMeasuredWhileNothingElseRan() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("results"))) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.getFileName().toString(),
                      () ->
                          assertEquals(
                              Optional.empty(), Contention.in(file).flatMap(Contention::advice))))
          .toList();
    }
  }

  @Test
  void conditions_nameIt(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("r.json");
    Files.writeString(
        file,
        "{\"forks\": [{\"gc\": \"G1\", \"benchmark\": \"lists.One.run\", \"contention\": [1, 1]}]}");
    String conditions = ResultFile.read(file).conditions();
    assertEquals(
        "the collector's threads included, a core shared in 0 % of the iterations",
        conditions.replaceAll(".*(?=the collector)", ""));
  }

  @Test
  void conditions_nameWhatTheIterationsAreChosenFrom(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("r.json");
    String effort = Effort.FULL.withForks(1).withMeasured(20).describe();
    Files.writeString(
        file,
        """
        {"runs": [{"effort": "%s"}],
        "forks": [{"gc": "G1", "benchmark": "lists.One.run", "contention": [1, 1]}]}
        """
            .formatted(effort));
    String conditions = ResultFile.read(file).conditions();
    assertTrue(
        conditions.contains(
            "each of 8 warm-up and 5 measured iterations of 150 ms, the least disturbed of 20"),
        conditions);
  }
}
