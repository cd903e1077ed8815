package dev.intrusive.records.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.records.matching.workload.ReportLog;
import dev.intrusive.records.matching.workload.Scenario;
import dev.intrusive.records.matching.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The workload and the conformance cases find mistakes. */
class PlantedBugsTest {

  private static final int ORDERS = 20_000;
  private static final List<Scenario> SCENARIOS = List.of(Scenario.NORMAL, Scenario.STATIC);

  @BeforeAll
  static void compile(@TempDir Path directory) throws Exception {
    PlantedBug.defineAll(directory);
  }

  @Test
  void overlappingLivesFindAll() {
    assertEquals(EnumSet.allOf(PlantedBug.class), found(Workload::overlapping));
  }

  @Test
  void thePublishedOrderMissesFive() {
    Set<PlantedBug> missed =
        EnumSet.of(
            PlantedBug.FILLED_MAKERS_STAY_KNOWN,
            PlantedBug.CANCELS_THE_LAST,
            PlantedBug.CANCELS_THE_ORDERS_BEHIND,
            PlantedBug.PARTIAL_FILL_LOSES_ITS_TURN,
            PlantedBug.MODIFICATION_KEEPS_THE_TURN);
    assertEquals(EnumSet.complementOf(EnumSet.copyOf(missed)), found(Workload::published));
  }

  @ParameterizedTest
  @EnumSource
  void conformanceFinds(PlantedBug bug) throws IOException {
    assertTrue(Script.all().anyMatch(script -> !passes(script, bug)));
  }

  private static Set<PlantedBug> found(Source source) {
    Set<PlantedBug> found = EnumSet.noneOf(PlantedBug.class);
    for (Scenario scenario : SCENARIOS) {
      Workload workload = source.create(scenario, Workload.SEED, ORDERS);
      String expected = hash(workload, log -> new MatchingEngine(ORDERS, log));
      for (PlantedBug bug : PlantedBug.values()) {
        if (!hash(workload, log -> bug.create(ORDERS, log)).equals(expected)) {
          found.add(bug);
        }
      }
    }
    return found;
  }

  private static String hash(Workload workload, Function<Reports, Engine> engines) {
    ReportLog log = ReportLog.hashing();
    Engine engine = engines.apply(log);
    try {
      for (int message = 0; message < workload.size(); message++) {
        log.begin(message);
        workload.send(message, engine);
      }
    } catch (NoSuchElementException | IllegalStateException | NullPointerException e) {
      return "an engine that throws";
    }
    return log.hash();
  }

  private static boolean passes(Script script, PlantedBug bug) {
    Script.Writer reports = new Script.Writer();
    Engine engine = bug.create(100, reports);
    try {
      for (String message : script.messages()) {
        Script.send(message, engine);
      }
    } catch (NoSuchElementException | IllegalStateException | NullPointerException e) {
      return false;
    }
    return reports.toString().equals(script.reports());
  }

  @FunctionalInterface
  private interface Source {
    Workload create(Scenario scenario, int seed, int orders);
  }
}
