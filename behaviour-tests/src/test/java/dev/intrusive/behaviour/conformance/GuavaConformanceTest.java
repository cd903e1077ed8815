package dev.intrusive.behaviour.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Runs the suites by which Guava tests collections. */
final class GuavaConformanceTest {

  @TestFactory
  Stream<DynamicTest> suite_exceptDeviations_passes() {
    Set<String> deviations = Deviation.allTests();
    return GuavaSuites.all().stream()
        .filter(each -> !deviations.contains(each.method()))
        .map(each -> dynamicTest(each.toString(), each.test()::runBare));
  }

  @Test
  void deviations_areExactlyWhatFails() {
    List<GuavaSuites.Case> cases = GuavaSuites.all();
    Set<String> failing = new TreeSet<>();
    for (GuavaSuites.Case each : cases) {
      if (!failing.contains(each.method()) && fails(each)) {
        failing.add(each.method());
      }
    }

    assertEquals(String.join("\n", Deviation.allTests()), String.join("\n", failing));
  }

  @SuppressWarnings("CatchingUnchecked") // a test may fail in any way
  static boolean fails(GuavaSuites.Case each) {
    try {
      each.test().runBare();
      return false;
    } catch (Throwable e) {
      return true;
    }
  }
}
