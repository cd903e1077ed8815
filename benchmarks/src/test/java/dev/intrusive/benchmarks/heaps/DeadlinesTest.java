package dev.intrusive.benchmarks.heaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.benchmarks.memory.GrowingFootprint;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Subjects that are compared do the same. */
class DeadlinesTest {

  private static final int TIMERS = 100;
  private static final int OPERATIONS = 20_000;

  private static Stream<Deadlines<?>> subjects() {
    return Stream.of(
        new Flat(),
        new PlainFlat(),
        new Indexed(),
        new JdkPriorityQueue(),
        new JdkTreeSet(),
        new NettyQueue(),
        new JheapsPairingHeap());
  }

  @ParameterizedTest
  @MethodSource("subjects")
  <T> void queues_pollTheEarliest(Deadlines<T> subject) {
    T[] timers = subject.open(TIMERS);
    Map<T, Long> model = new HashMap<>();
    Random random = new Random(1);
    for (int i = 0; i < OPERATIONS; i++) {
      T timer = timers[random.nextInt(TIMERS)];
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

  @Test
  void memory_isSmall() {
    GrowingFootprint flat = HeapFootprints.all().get(0);
    assertEquals(8 + 4 + 8, flat.fewestBytes(), 0.1, "fields, a reference and a key");
    assertEquals(8 + 2 * (4 + 8), flat.mostBytes(), 0.1);
  }
}
