package dev.intrusive.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.benchmarks.report.RatioTable.Comparison;
import dev.intrusive.benchmarks.report.TimeTable.Subject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TablesTest {

  private static final Subject FRESH = new Subject("fresh", "lists.Fresh");
  private static final Subject STALE = new Subject("stale", "lists.Stale");
  private static final Subject MISSING = new Subject("missing", "lists.Missing");
  private static final String TIME_ROW =
      "| move to last | 6.00 (1.00–100) | 1.00 (1.00–4.00) | – |";

  @SuppressWarnings("NullAway.Init")
  private ResultFile results;

  @BeforeEach
  void readResults() throws IOException {
    results = ResultFile.read(Path.of("src/test/resources/results.json"));
  }

  @Test
  void ratioTable_dividesForkByFork() {
    RatioTable table =
        new RatioTable(
            "results.json", List.of(new Comparison("fresh", "lists.Fresh", "lists.Stale")));
    assertEquals(
        """
        | operation, size | fresh, G1 |
        | --- | --: |
        | move to last, 10 | 2.00 (1.00–100) |
        | move to last, 1000 | 0.50 (0.50–0.50) |
        | geometric mean | 1.00 |

        CPU time divided by that of the baseline, fork by fork: the median, and its 95 % \
        interval over the forks (bootstrap). A Processor, 4 cores, JDK 17.0.1, heap of 512 MB, \
        5 forks, each of 8 warm-up and 5 measured iterations of 150 ms, the collector's threads \
        included; [results.json](../benchmarks/results/results.json).
        """,
        table.render(results));
  }

  @Test
  void ratioTable_canDivideStepsOfTheClock() {
    RatioTable table =
        new RatioTable(
            "results.json",
            List.of(new Comparison("fresh", "lists.Fresh", "lists.Stale")),
            RatioEstimate.OF_CLOCK_STEPS);
    List<String> lines = table.render(results).lines().toList();
    assertEquals("| move to last, 10 | 6.00 (0.50–100) |", lines.get(2));
    assertEquals("| move to last, 1000 | 0.50 (0.50–1.00) |", lines.get(3));
    assertEquals("| geometric mean | 1.73 |", lines.get(4));
    assertTrue(
        lines
            .get(6)
            .startsWith("CPU time in steps of the processor's clock, divided by that of the"));
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
  void timeTable_showsWhatWasMeasured() {
    TimeTable table =
        new TimeTable("results.json", List.of(FRESH, STALE, MISSING), "G1", Map.of("size", "10"));
    List<String> lines = table.render(results).lines().toList();
    assertEquals("| operation | fresh | stale | missing |", lines.get(0));
    assertEquals(TIME_ROW, lines.get(2));
    TimeTable other = new TimeTable("results.json", List.of(FRESH), "ZGC", Map.of());
    assertThrows(IllegalArgumentException.class, () -> other.render(results));
  }

  @Test
  void collectorTable_hasAColumnForEachSizeAndCollector() {
    CollectorTable table =
        new CollectorTable("results.json", List.of(STALE, MISSING, FRESH), "moveToLast", Map.of());
    List<String> lines = table.render(results).lines().toList();
    assertEquals("|  | G1, 10 | G1, 1000 |", lines.get(0));
    assertEquals("| stale | 1.00, 1.00× | 2.00, 1.00× |", lines.get(2));
    assertEquals("| fresh | 6.00, 2.00× | 1.00, 0.50× |", lines.get(3));
    assertEquals("", lines.get(4), "what was not measured has no row");
    CollectorTable fixed =
        new CollectorTable("results.json", List.of(STALE), "moveToLast", Map.of("size", "1000"));
    assertEquals("|  | G1, 1000 |", fixed.render(results).lines().toList().get(0));
    CollectorTable other = new CollectorTable("results.json", List.of(STALE), "next", Map.of());
    assertThrows(IllegalArgumentException.class, () -> other.render(results));
  }

  @Test
  void plot_hasAMarkForEachSubjectAndSize() {
    Plot plot = new Plot("results.json", "moveToLast", "G1", Map.of(), List.of(STALE, FRESH));
    assertEquals(List.of(10, 1000), List.copyOf(plot.marks(results).keySet()));
    plot.marks(results).values().forEach(marks -> assertEquals(2, marks.size()));
    String picture = PlotWriter.write(plot, results);
    assertTrue(picture.contains("fresh") && picture.contains("1,000 elements"));
    assertFalse(picture.contains("style="), "not all renderers know styles");
    assertTrue(picture.endsWith(PlotWriter.seal(plot, results) + "\n"));
    Plot other = new Plot("results.json", "moveToLast", "G1", Map.of(), List.of(FRESH, STALE));
    assertNotEquals(PlotWriter.seal(plot, results), PlotWriter.seal(other, results));
  }

  @Test
  void plot_marksTheLinesOfThisLibrary() {
    List<Subject> subjects =
        List.of(
            new Subject("array", "layouts.Array"),
            new Subject("ArrayList", "layouts.JdkArrayList"),
            new Subject("swap-remove array, no order", "layouts.SwapRemoveArray"),
            new Subject("flat, HashMap", "caches.FlatInJdkHashMap"));
    Plot plot = new Plot("results.json", "moveToLast", "G1", Map.of(), subjects);
    assertEquals(List.of(0, 3), plot.ourLines());
  }

  @Test
  void plot_saysItsParametersInTheSameOrder() {
    Map<String, String> parameters = new LinkedHashMap<>();
    parameters.put("size", "10");
    parameters.put("order", "SHUFFLED");
    parameters.put("b", "last");
    Plot plot = new Plot("results.json", "moveToLast", "G1", parameters, List.of(STALE));
    assertEquals("{b=last, order=SHUFFLED, size=10}", plot.fixed().toString());
    assertEquals("move to last, last, shuffled, G1, JDK 17", plot.title(results));
  }

  @Test
  void otherJson_isNoResultFile() {
    assertThrows(
        IOException.class, () -> ResultFile.read(Path.of("src/test/resources/no-results.json")));
  }
}
