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
    return Stream.concat(Stream.of(FreeSets.CONTENDED_BITMAP), kinds())
        .flatMap(kind -> tests(3, FreeSetScenarios.class, kind));
  }

  @TestFactory
  Stream<DynamicTest> waiters_everySchedule_areServedOrRefused() {
    return kinds().flatMap(kind -> tests(2, WaitingScenarios.class, kind));
  }

  @TestFactory
  Stream<DynamicTest> lives_everySchedule_beginAndEndOnce() {
    return kinds().flatMap(kind -> tests(3, LifeScenarios.class, kind));
  }

  private static Stream<String> kinds() {
    return Stream.of(FreeSetKind.values()).map(FreeSetKind::name);
  }

  private static Stream<DynamicTest> tests(int preemptions, Class<?> group, String kind) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Class<?> nested : group.getDeclaredClasses()) {
      if (Scenario.class.isAssignableFrom(nested) && !Modifier.isAbstract(nested.getModifiers())) {
        Class<? extends Scenario> scenario = nested.asSubclass(Scenario.class);
        tests.add(
            dynamicTest(
                scenario.getSimpleName() + ", " + kind,
                () -> check(scenario, kind, preemptions + EXTRA_PREEMPTIONS)));
      }
    }
    return tests.stream();
  }

  private static void check(Class<? extends Scenario> scenario, String kind, int preemptions) {
    ModelChecker.ofProduct().check(scenario, kind, preemptions).requireNoFailure();
  }
}
