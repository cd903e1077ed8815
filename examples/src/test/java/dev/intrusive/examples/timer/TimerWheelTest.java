package dev.intrusive.examples.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TimerWheelTest {

  private final List<String> ran = new ArrayList<>();

  @Test
  void advanceTo_runsAtTheTickOfEach() {
    TimerWheel wheel = new TimerWheel(4);
    for (int deadline : new int[] {9, 1, 5, 4, 1000}) {
      wheel.schedule(() -> ran.add(deadline + " at " + wheel.tick()), deadline);
    }
    wheel.advanceTo(4);
    assertEquals(List.of("1 at 1", "4 at 4"), ran);
    wheel.advanceTo(999);
    assertEquals(List.of("1 at 1", "4 at 4", "5 at 5", "9 at 9"), ran);
    wheel.advanceTo(1000);
    assertEquals("1000 at 1000", ran.get(4));
    assertEquals(0, wheel.size());
  }

  @Test
  void advanceTo_backwards_doesNothing() {
    TimerWheel wheel = new TimerWheel(4);
    wheel.advanceTo(7);
    wheel.advanceTo(3);
    assertEquals(7, wheel.tick());
  }

  @Test
  void schedule_inThePast_runsAtTheNextTick() {
    TimerWheel wheel = new TimerWheel(4);
    wheel.advanceTo(10);
    assertEquals(11, wheel.schedule(() -> ran.add("late"), 3).deadline());
    assertEquals(11, wheel.schedule(() -> ran.add("also"), 10).deadline());
    wheel.advanceTo(10);
    assertEquals(List.of(), ran);
    wheel.advanceTo(11);
    assertEquals(List.of("late", "also"), ran);
  }

  @Test
  void schedule_fromATaskForTheSameBucket_waitsForItsRound() {
    TimerWheel wheel = new TimerWheel(4);
    wheel.schedule(() -> wheel.schedule(() -> ran.add("at " + wheel.tick()), 6), 2);
    wheel.advanceTo(5);
    assertEquals(List.of(), ran);
    wheel.advanceTo(6);
    assertEquals(List.of("at 6"), ran);
  }

  @Test
  void cancel_fromATask_ofWhatIsDueAtTheSameTick() {
    TimerWheel wheel = new TimerWheel(4);
    List<Timeout> timeouts = new ArrayList<>();
    wheel.schedule(() -> timeouts.forEach(wheel::cancel), 2);
    timeouts.add(wheel.schedule(() -> ran.add("same tick"), 2));
    timeouts.add(wheel.schedule(() -> ran.add("same bucket"), 6));
    wheel.schedule(() -> ran.add("last"), 2);
    wheel.advanceTo(20);
    assertEquals(List.of("last"), ran);
    assertTrue(timeouts.stream().allMatch(Timeout::isCancelled));
  }

  @Test
  void cancel_leavesTheWheelAtOnce() {
    TimerWheel wheel = new TimerWheel(4);
    Timeout timeout = wheel.schedule(() -> {}, 1_000_000);
    assertEquals(1, wheel.size());
    assertTrue(wheel.cancel(timeout));
    assertEquals(0, wheel.size());
    assertFalse(TimeoutLinks.isLinked(timeout));
  }

  @Test
  void throwingTask_losesNothing() {
    TimerWheel wheel = new TimerWheel(4);
    RuntimeException problem = new IllegalArgumentException("on purpose");
    wheel.schedule(() -> ran.add("before"), 3);
    Timeout throwing =
        wheel.schedule(
            () -> {
              throw problem;
            },
            3);
    wheel.schedule(() -> ran.add("after"), 3);
    assertSame(problem, assertThrows(RuntimeException.class, () -> wheel.advanceTo(5)));
    assertTrue(throwing.isExpired());
    assertEquals(1, wheel.size());
    wheel.advanceTo(5);
    assertEquals(List.of("before", "after"), ran);
  }

  @Test
  void cancelAll_returnsWhatIsDueToo() {
    TimerWheel wheel = new TimerWheel(4);
    List<Timeout> cancelled = new ArrayList<>();
    wheel.schedule(() -> cancelled.addAll(wheel.cancelAll()), 1);
    Timeout due = wheel.schedule(() -> ran.add("due"), 1);
    Timeout later = wheel.schedule(() -> ran.add("later"), 2);
    wheel.advanceTo(10);
    assertEquals(List.of(due, later), cancelled);
    assertEquals(List.of(), ran);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 64})
  void randomOperations_likeASortedList(int buckets) {
    Random random = new Random(buckets);
    TimerWheel wheel = new TimerWheel(buckets);
    List<Timeout> model = new ArrayList<>();
    List<Timeout> expired = new ArrayList<>();
    for (int step = 0; step < 3000; step++) {
      int choice = random.nextInt(10);
      if (choice < 6) {
        Timeout[] self = new Timeout[1];
        self[0] = wheel.schedule(() -> expired.add(self[0]), wheel.tick() + random.nextInt(100));
        model.add(self[0]);
      } else if (choice < 8 && !model.isEmpty()) {
        assertTrue(wheel.cancel(model.remove(random.nextInt(model.size()))));
      } else {
        wheel.advanceTo(wheel.tick() + random.nextInt(20));
        // Stable: what is due at the same tick runs in the order in which it was set.
        List<Timeout> due =
            model.stream()
                .filter(timeout -> timeout.deadline() <= wheel.tick())
                .sorted(Comparator.comparingLong(Timeout::deadline))
                .toList();
        assertEquals(due, expired);
        model.removeAll(due);
        expired.clear();
      }
      assertEquals(model.size(), wheel.size());
      wheel.checkInvariants();
    }
    assertEquals(Set.copyOf(model), Set.copyOf(wheel.cancelAll()));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, (1 << 20) + 1})
  void numberOfBuckets_outOfRange(int buckets) {
    assertThrows(IllegalArgumentException.class, () -> new TimerWheel(buckets));
  }
}
