package dev.intrusive.records.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.intrusive.records.matching.rivals.EngineType;
import dev.intrusive.records.matching.rivals.JavaUtilEngine;
import dev.intrusive.records.matching.workload.ReportLog;
import dev.intrusive.records.matching.workload.Scenario;
import dev.intrusive.records.matching.workload.Workload;
import java.util.LinkedHashSet;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All engines report the same, and hold the same book. */
class WorkloadTest {

  private static final int ORDERS = 20_000;

  /** The hashes that the challenge publishes, of the workload in full size. */
  @Tag("extended")
  @ParameterizedTest
  @EnumSource
  void hashesArePublished(Scenario scenario) {
    Workload workload = Workload.published(scenario, Workload.SEED, Workload.ORDERS);
    for (EngineType type : EngineType.values()) {
      assertEquals(scenario.publishedHash(), hash(workload, type, Workload.ORDERS), type.label());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hashesAreEqual(Scenario scenario) {
    assertHashesAreEqual(Workload.published(scenario, Workload.SEED, ORDERS));
  }

  @ParameterizedTest
  @EnumSource
  void hashesAreEqual_livesOverlap(Scenario scenario) {
    assertHashesAreEqual(Workload.overlapping(scenario, Workload.SEED, ORDERS));
  }

  private static void assertHashesAreEqual(Workload workload) {
    String expected = hash(workload, EngineType.JAVA_UTIL_SETS, ORDERS);
    for (EngineType type : EngineType.values()) {
      assertEquals(expected, hash(workload, type, ORDERS), type.label());
    }
  }

  private static String hash(Workload workload, EngineType type, int orders) {
    ReportLog log = ReportLog.hashing();
    Engine engine = type.create(orders, orders, log);
    for (int message = 0; message < workload.size(); message++) {
      log.begin(message);
      workload.send(message, engine);
    }
    return log.hash();
  }

  @ParameterizedTest
  @EnumSource
  void booksAreEqual(Scenario scenario) {
    Workload workload = Workload.overlapping(scenario, Workload.SEED, ORDERS);
    ReportLog log = ReportLog.storing();
    JavaUtilEngine plain = new JavaUtilEngine(LinkedHashSet::new, log);
    MatchingEngine engine = new MatchingEngine(ORDERS, log);
    Random random = new Random(7);
    int next = 0;
    for (int message = 0; message < workload.size(); message++) {
      workload.send(message, plain);
      workload.send(message, engine);
      if (message == next) {
        assertEquals(BookText.of(plain), BookText.of(engine), "after message " + message);
        next += 1 + random.nextInt(1000);
      }
    }
  }
}
