package dev.intrusive.benchmarks.timers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Subjects that are compared do the same. */
class TimersTest {

  private static final int TIMERS = 300;
  private static final int TICKS = 3_000;

  private static Stream<Expiries> expiries() {
    return Stream.of(new Node(), new Flat(), new Indexed(), new AgronaWheel());
  }

  @ParameterizedTest
  @MethodSource("expiries")
  void wheels_expireAtTheDeadline(Expiries subject) {
    subject.open(TIMERS);
    Map<Integer, Long> model = new HashMap<>();
    Random random = new Random(1);
    for (long now = 0; now < TICKS; now++) {
      for (int timer = 0; timer < TIMERS; timer++) {
        if (model.containsKey(timer) && random.nextInt(500) == 0) {
          assertTrue(subject.cancel(timer));
          model.remove(timer);
        }
        if (!model.containsKey(timer)) {
          long deadline = now + 1 + random.nextInt(Cancellations.LONGEST_DELAY);
          subject.schedule(timer, deadline);
          model.put(timer, deadline);
        }
      }
      assertEquals(due(model, now + 1), expireNext(subject));
    }
  }

  private static List<Integer> due(Map<Integer, Long> model, long now) {
    List<Integer> due = new ArrayList<>();
    model.forEach(
        (timer, deadline) -> {
          if (deadline == now) {
            due.add(timer);
          }
        });
    model.keySet().removeAll(due);
    return due.stream().sorted().toList();
  }

  private static List<Integer> expireNext(Expiries subject) {
    int[] expired = subject.expireNext();
    return Arrays.stream(expired).limit(subject.expiredCount()).sorted().boxed().toList();
  }

  @ParameterizedTest
  @MethodSource("expiries")
  void wheels_cancelSetTimers(Expiries subject) {
    subject.size = TIMERS;
    subject.fill();
    assertEquals(1_000, subject.cancelAndSchedule());
    for (int timer = 0; timer < TIMERS; timer++) {
      assertTrue(subject.cancel(timer));
      assertFalse(subject.cancel(timer));
    }
  }
}
