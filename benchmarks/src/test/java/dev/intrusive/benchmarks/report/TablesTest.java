package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TablesTest {

  @SuppressWarnings("NullAway.Init")
  private ResultFile results;

  @BeforeEach
  void readResults() throws IOException {
    results = ResultFile.read(Path.of("src/test/resources/results.json"));
  }

  @Test
  void ratioTable_dividesRoundByRound() {
    RatioTable table =
        new RatioTable(
            "results.json", List.of(new Comparison("fresh", "lists.Fresh", "lists.Stale")));
    assertEquals(
        """
        | operation, size | fresh, G1 |
        | --- | --: |
        | move to last, 10 | 2.00 (1.50–4.00) |
        | move to last, 1000 | 0.50 (0.50–0.50) |
        | geometric mean | 1.00 |

        Processor time divided by that of the baseline in the same round: median, and the middle \
        half of the rounds. A Processor, 4 cores, JDK 17.0.1; \
        [results.json](../benchmarks/results/results.json).
        """,
        table.render(results));
  }

  @Test
  void missingFigures_areReported() {
    Comparison missing = new Comparison("x", "lists.Fresh", "lists.Missing");
    RatioTable baseline = new RatioTable("results.json", List.of(missing));
    assertThrows(IllegalArgumentException.class, () -> baseline.render(results));
    Comparison unknown = new Comparison("x", "lists.Missing", "lists.Stale");
    RatioTable subject = new RatioTable("results.json", List.of(unknown));
    assertThrows(IllegalArgumentException.class, () -> subject.render(results));
  }

  @Test
  void otherJson_isNoResultFile() {
    assertThrows(
        IOException.class, () -> ResultFile.read(Path.of("src/test/resources/no-results.json")));
  }
}
