package dev.intrusive.records.matching.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.records.matching.benchmark.Cell.Collector;
import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.workload.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {

  @Test
  void aCell_isReadAsItWasWritten() {
    Cell cell = cell(Scenario.STATIC, 12.25, 3.5);
    assertEquals(cell, Cell.parse(cell.toLine()));
  }

  @Test
  void aRow_hasAllScenariosAndTheWorst() {
    List<Cell> cells = new ArrayList<>();
    for (Scenario scenario : Scenario.values()) {
      cells.add(cell(scenario, scenario == Scenario.SWING_40 ? 200 : 100, 0));
    }
    String tables = Page.tables(cells);
    assertTrue(tables.contains("JDK 25, Parallel, processor:"), tables);
    assertTrue(
        tables.endsWith(
            "| parity-match 0.7.0 | 100 (99–101) | 100 (99–101) | 100 (99–101) | 200 (199–201) "
                + "| 100 (99–101) | 5.0 | 0.0 |\n\n"),
        tables);
  }

  @Test
  void onlyThePlaceOfTheTables_isReplaced() {
    assertEquals(
        "a\n<!-- measured -->\nnew\n<!-- /measured -->\nb\n",
        Page.replace("a\n<!-- measured -->\nold\n<!-- /measured -->\nb\n", "new\n"));
    assertThrows(IllegalArgumentException.class, () -> Page.replace("a\n", "new\n"));
  }

  @Test
  void thePage_hasTheTablesOfTheResults() throws IOException {
    String page = Files.readString(Path.of("..", "..", "docs", "matching-engine.md"));
    assertEquals(Page.replace(page, Page.tables(Path.of("results.csv"))), page);
  }

  private static Cell cell(Scenario scenario, double nanoseconds, double bytes) {
    return new Cell(
        "processor",
        "25",
        Collector.PARALLEL,
        EngineType.PARITY,
        scenario,
        nanoseconds,
        nanoseconds - 1,
        nanoseconds + 1,
        bytes);
  }
}
