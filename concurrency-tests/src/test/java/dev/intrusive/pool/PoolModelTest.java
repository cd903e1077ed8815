package dev.intrusive.pool;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.intrusive.concurrency.model.ModelChecker;
import dev.intrusive.concurrency.model.Scenario;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the scenarios on the pools by every schedule up to a bound. */
final class PoolModelTest {

  private static final int EXTRA_PREEMPTIONS = Integer.getInteger("intrusive.preemptions", 0);

  @TestFactory
  Stream<DynamicTest> freeSets_everySchedule_keepTheirContract() {
    return tests(3, FreeSetScenarios.class);
  }

  @TestFactory
  Stream<DynamicTest> waiters_everySchedule_areServedOrRefused() {
    return tests(2, WaitingScenarios.class);
  }

  @TestFactory
  Stream<DynamicTest> lives_everySchedule_beginAndEndOnce() {
    return tests(3, LifeScenarios.class);
  }

  private static Stream<DynamicTest> tests(int preemptions, Class<?> group) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Class<?> nested : group.getDeclaredClasses()) {
      if (Scenario.class.isAssignableFrom(nested) && !Modifier.isAbstract(nested.getModifiers())) {
        Class<? extends Scenario> scenario = nested.asSubclass(Scenario.class);
        for (FreeSetKind kind : FreeSetKind.values()) {
          tests.add(
              dynamicTest(
                  scenario.getSimpleName() + ", " + kind,
                  () -> check(scenario, kind, preemptions + EXTRA_PREEMPTIONS)));
        }
      }
    }
    return tests.stream();
  }

  private static void check(Class<? extends Scenario> scenario, FreeSetKind kind, int preemptions) {
    ModelChecker.ofProduct().check(scenario, kind.name(), preemptions).requireNoFailure();
  }
}
