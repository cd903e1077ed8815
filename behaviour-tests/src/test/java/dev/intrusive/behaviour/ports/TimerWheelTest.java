package dev.intrusive.behaviour.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.intrusive.behaviour.ports.TimerWheel.Periodic;
import dev.intrusive.behaviour.ports.TimerWheel.Task;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Tasks of several results that schedule and cancel each other, against a map of deadlines. */
final class TimerWheelTest {

  private static final int TASKS = 60;

  private final Random random = new Random(2);
  private final TimerWheel wheel = new TimerWheel(8);
  private final List<Task<?>> tasks = new ArrayList<>();
  private final Map<Integer, Long> deadlines = new HashMap<>();

  @Test
  void tick_runsWhatIsDue() {
    for (int id = 0; id < TASKS; id++) {
      int number = id;
      tasks.add(
          switch (id % 3) {
            case 0 -> new Task<>(id, () -> "result " + number);
            case 1 -> new Task<>(id, () -> number);
            default -> new Periodic<>(id, () -> (long) number, 1 + id % 20);
          });
    }
    for (int tick = 0; tick < 3_000; tick++) {
      scheduleAndCancel(wheel.now());
      long now = wheel.now() + 1;
      Set<Integer> expected = new TreeSet<>();
      deadlines.forEach(
          (id, deadline) -> {
            if (deadline == now) {
              expected.add(id);
            }
          });
      Set<Integer> ran = new TreeSet<>();
      wheel.tick(task -> handle(task, now, ran, expected));
      assertEquals(expected, ran);
      tasks.forEach(task -> assertEquals(deadlines.containsKey(task.id), task.isPending()));
    }
  }

  private void handle(Task<?> task, long now, Set<Integer> ran, Set<Integer> expected) {
    assertTrue(ran.add(task.id));
    assertEquals(now, deadlines.remove(task.id));
    assertEquals(task.work.get(), task.result);
    if (task instanceof Periodic<?> periodic) {
      deadlines.put(task.id, now + periodic.period);
    }
    Task<?> other = any();
    if (other != task && random.nextInt(4) == 0) {
      if (other.cancel()) {
        deadlines.remove(other.id);
        if (!ran.contains(other.id)) {
          expected.remove(other.id); // it was due, too
        }
      }
    }
  }

  private void scheduleAndCancel(long now) {
    for (int i = 0; i < 3; i++) {
      Task<?> task = any();
      if (random.nextInt(4) == 0) {
        assertEquals(deadlines.remove(task.id) != null, task.cancel());
      } else {
        long deadline = now + 1 + random.nextInt(30);
        deadlines.put(task.id, wheel.schedule(task, deadline).deadline);
      }
    }
  }

  private Task<?> any() {
    return tasks.get(random.nextInt(TASKS));
  }
}
