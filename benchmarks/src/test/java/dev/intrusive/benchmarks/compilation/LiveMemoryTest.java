package dev.intrusive.benchmarks.compilation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.util.TaskEvent;
import org.junit.jupiter.api.Test;

class LiveMemoryTest {

  private static final int LENGTH = 64 << 20;

  private static final int STEPS = 16;

  private static final TaskEvent EVENT = new TaskEvent(TaskEvent.Kind.ANALYZE);

  /** Alive as long as the test. */
  byte[] kept = {};

  @Test
  void mostBytes_countsWhatWasAlive() {
    LiveMemory memory = new LiveMemory(STEPS);
    kept = new byte[LENGTH];
    memory.started(EVENT);
    assertAlive(LENGTH, memory.mostBytes());
  }

  @Test
  void mostBytes_isTheMostOfAllCollections() {
    LiveMemory memory = new LiveMemory(STEPS);
    kept = new byte[LENGTH];
    memory.started(EVENT);
    kept = new byte[LENGTH / 4];
    for (int i = 0; i < STEPS; i++) {
      memory.finished(EVENT);
    }
    assertAlive(LENGTH, memory.mostBytes());
  }

  @Test
  void mostBytes_countsWhatALaterCollectionFinds() {
    LiveMemory memory = new LiveMemory(STEPS);
    memory.started(EVENT);
    kept = new byte[LENGTH];
    for (int i = 1; i < STEPS; i++) {
      memory.finished(EVENT);
    }
    assertAlive(0, memory.mostBytes());
    memory.started(EVENT);
    assertAlive(LENGTH, memory.mostBytes());
  }

  @Test
  void mostBytes_countsNeitherGarbageNorWhatWasAliveBefore() {
    kept = new byte[LENGTH];
    LiveMemory memory = new LiveMemory(STEPS);
    for (int i = 0; i < 64; i++) {
      assertEquals(1 << 20, new byte[1 << 20].length);
    }
    memory.started(EVENT);
    assertAlive(0, memory.mostBytes());
  }

  /** What else is alive may differ, but by much less. */
  private static void assertAlive(long expected, long bytes) {
    assertTrue(Math.abs(bytes - expected) < LENGTH / 2, () -> bytes + " bytes");
  }
}
