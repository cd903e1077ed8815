package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FrameTableTest {

  private static final String FORK =
      """
      {"benchmark": "frames.%s.frame", "gc": "G1", "cpu": [%d], "bytes": %d,
       "percentiles": {"50.0": [%d, %d], "99.0": [2000, 2000], "99.9": [3000, 3000],
       "100.0": [%d, 8000]}}
      """;

  private static String fork(String subject, int cpu, int bytes, int median, int longest) {
    return FORK.formatted(subject, cpu, bytes, median, median, longest);
  }

  private static ResultFile results(String... forks) throws JsonProcessingException {
    String text = "{\"forks\": [" + String.join(",", forks) + "]}";
    var content = new ObjectMapper().readTree(text);
    Score score = new Score("frames.A", "frame", new TreeMap<>(), "G1", List.of(), List.of(), 0);
    return new ResultFile("some.json", List.of(score), content);
  }

  @Test
  void table_hasMediansOfForksAndTheLongestFrame() throws JsonProcessingException {
    ResultFile results =
        results(
            fork("A", 5000, 10, 1000, 4000),
            fork("A", 7000, 30, 3000, 99_000),
            fork("A", 6000, 20, 2000, 5000));
    List<String> lines =
        new FrameTable("some.json", List.of(new Subject("a", "frames.A")))
            .render(results)
            .lines()
            .toList();
    assertEquals(
        "| shots, collector | median | 99 % | 99.9 % | longest | CPU time | bytes allocated |",
        lines.get(0));
    assertEquals("| a, G1 | 2.00 | 2.00 | 3.00 | 99.0 | 6.00 | 20 |", lines.get(2));
  }

  @Test
  void whatWasNotMeasured_isRefused() throws JsonProcessingException {
    ResultFile results = results(fork("A", 1, 1, 1, 1));
    FrameTable table = new FrameTable("some.json", List.of(new Subject("b", "frames.B")));
    assertThrows(IllegalArgumentException.class, () -> table.render(results));
  }
}
