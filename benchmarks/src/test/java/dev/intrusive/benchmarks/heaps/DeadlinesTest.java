package dev.intrusive.benchmarks.heaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is compared does the same. */
class DeadlinesTest {

  private static final int TIMERS = 100;
  private static final int OPERATIONS = 20_000;

  private static Stream<Deadlines> subjects() {
    return Stream.of(
        new Flat(),
        new FlatByComparator(),
        new Indexed(),
        new JdkPriorityQueue(),
        new JdkTreeSet(),
        new NettyQueue(),
        new GdxHeap());
  }

  private static DynamicTest test(Deadlines subject, Runnable check) {
    return DynamicTest.dynamicTest(subject.getClass().getSimpleName(), check::run);
  }

  @TestFactory
  Stream<DynamicTest> queues_handOverTheEarliest() {
    return subjects().map(subject -> test(subject, () -> checkOperations(subject)));
  }

  private static void checkOperations(Deadlines subject) {
    subject.open(TIMERS);
    Map<Integer, Long> model = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < OPERATIONS; i++) {
      int timer = random.nextInt(TIMERS);
      long deadline = random.nextInt(1_000);
      if (!model.containsKey(timer)) {
        subject.schedule(timer, deadline);
        model.put(timer, deadline);
      } else if (random.nextInt(3) == 0) {
        assertTrue(subject.cancel(timer));
        model.remove(timer);
      } else if (random.nextBoolean()) {
        subject.postpone(timer, deadline);
        model.put(timer, deadline);
      } else {
        long earliest = model.values().stream().min(Long::compare).orElseThrow();
        Long polled = model.remove(subject.pollEarliest());
        assertEquals(earliest, polled);
      }
    }
    assertFalse(model.isEmpty());
  }

  @TestFactory
  Stream<DynamicTest> benchmarks_keepAllTimers() {
    return subjects().map(subject -> test(subject, () -> checkBenchmarks(subject)));
  }

  private static void checkBenchmarks(Deadlines subject) {
    subject.size = TIMERS;
    subject.fill();
    assertEquals(1_000, subject.cancelAndSchedule());
    assertEquals(1_000, subject.postpone());
    assertEquals(2_000, subject.pollAndAdd());
    for (int timer = 0; timer < TIMERS; timer++) {
      assertTrue(subject.cancel(timer));
    }
  }
}
