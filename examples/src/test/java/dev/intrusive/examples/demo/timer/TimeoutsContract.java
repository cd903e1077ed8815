package dev.intrusive.examples.demo.timer;

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

/** What a wheel and a heap have in common. */
abstract class TimeoutsContract {

  /** Creates timeouts at tick 0; a wheel has so many buckets. */
  abstract Timeouts create(int buckets);

  private final List<String> ran = new ArrayList<>();

  @Test
  void advanceTo_runsAtTheTickOfEach() {
    Timeouts timeouts = create(4);
    for (int deadline : new int[] {9, 1, 5, 4, 1000}) {
      timeouts.schedule(() -> ran.add(deadline + " at " + timeouts.tick()), deadline);
    }
    timeouts.advanceTo(4);
    assertEquals(List.of("1 at 1", "4 at 4"), ran);
    timeouts.advanceTo(999);
    assertEquals(List.of("1 at 1", "4 at 4", "5 at 5", "9 at 9"), ran);
    timeouts.advanceTo(1000);
    assertEquals("1000 at 1000", ran.get(4));
    assertEquals(0, timeouts.size());
  }

  @Test
  void advanceTo_backwards_doesNothing() {
    Timeouts timeouts = create(4);
    timeouts.advanceTo(7);
    timeouts.advanceTo(3);
    assertEquals(7, timeouts.tick());
  }

  @Test
  void schedule_inThePast_runsAtTheNextTick() {
    Timeouts timeouts = create(4);
    timeouts.advanceTo(10);
    assertEquals(11, timeouts.schedule(() -> ran.add("late"), 3).deadline());
    assertEquals(11, timeouts.schedule(() -> ran.add("also"), 10).deadline());
    timeouts.advanceTo(10);
    assertEquals(List.of(), ran);
    timeouts.advanceTo(11);
    assertEquals(List.of("late", "also"), ran);
  }

  @Test
  void schedule_fromATaskForTheSameBucket_waitsForItsRound() {
    Timeouts timeouts = create(4);
    timeouts.schedule(() -> timeouts.schedule(() -> ran.add("at " + timeouts.tick()), 6), 2);
    timeouts.advanceTo(5);
    assertEquals(List.of(), ran);
    timeouts.advanceTo(6);
    assertEquals(List.of("at 6"), ran);
  }

  @Test
  void cancel_fromATask_ofWhatIsDueAtTheSameTick() {
    Timeouts timeouts = create(4);
    List<Timeout> others = new ArrayList<>();
    timeouts.schedule(() -> others.forEach(timeouts::cancel), 2);
    others.add(timeouts.schedule(() -> ran.add("same tick"), 2));
    others.add(timeouts.schedule(() -> ran.add("same bucket"), 6));
    timeouts.schedule(() -> ran.add("last"), 2);
    timeouts.advanceTo(20);
    assertEquals(List.of("last"), ran);
    assertTrue(others.stream().allMatch(Timeout::isCancelled));
  }

  @Test
  void cancel_leavesAtOnce() {
    Timeouts timeouts = create(4);
    Timeout timeout = timeouts.schedule(() -> {}, 1_000_000);
    assertEquals(1, timeouts.size());
    assertTrue(timeouts.cancel(timeout));
    assertEquals(0, timeouts.size());
    assertFalse(TimeoutLinks.isLinked(timeout));
  }

  @Test
  void throwingTask_losesNothing() {
    Timeouts timeouts = create(4);
    RuntimeException problem = new IllegalArgumentException("on purpose");
    timeouts.schedule(() -> ran.add("before"), 3);
    Timeout throwing =
        timeouts.schedule(
            () -> {
              throw problem;
            },
            3);
    timeouts.schedule(() -> ran.add("after"), 3);
    assertSame(problem, assertThrows(RuntimeException.class, () -> timeouts.advanceTo(5)));
    assertTrue(throwing.isExpired());
    assertEquals(1, timeouts.size());
    timeouts.advanceTo(5);
    assertEquals(List.of("before", "after"), ran);
  }

  @Test
  void cancelAll_returnsWhatIsDueToo() {
    Timeouts timeouts = create(4);
    List<Timeout> cancelled = new ArrayList<>();
    timeouts.schedule(() -> cancelled.addAll(timeouts.cancelAll()), 1);
    Timeout due = timeouts.schedule(() -> ran.add("due"), 1);
    Timeout later = timeouts.schedule(() -> ran.add("later"), 2);
    timeouts.advanceTo(10);
    assertEquals(List.of(due, later), cancelled);
    assertEquals(List.of(), ran);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 64})
  void randomOperations_likeASortedList(int buckets) {
    Random random = new Random(buckets);
    Timeouts timeouts = create(buckets);
    List<Timeout> model = new ArrayList<>();
    List<Timeout> expired = new ArrayList<>();
    for (int step = 0; step < 3000; step++) {
      int choice = random.nextInt(10);
      if (choice < 6) {
        Timeout[] self = new Timeout[1];
        self[0] =
            timeouts.schedule(() -> expired.add(self[0]), timeouts.tick() + random.nextInt(100));
        model.add(self[0]);
      } else if (choice < 8 && !model.isEmpty()) {
        assertTrue(timeouts.cancel(model.remove(random.nextInt(model.size()))));
      } else {
        timeouts.advanceTo(timeouts.tick() + random.nextInt(20));
        // Stable: what is due at the same tick runs in the order in which it was set.
        List<Timeout> due =
            model.stream()
                .filter(timeout -> timeout.deadline() <= timeouts.tick())
                .sorted(Comparator.comparingLong(Timeout::deadline))
                .toList();
        assertEquals(due, expired);
        model.removeAll(due);
        expired.clear();
      }
      assertEquals(model.size(), timeouts.size());
      timeouts.checkInvariants();
    }
    assertEquals(Set.copyOf(model), Set.copyOf(timeouts.cancelAll()));
  }
}
