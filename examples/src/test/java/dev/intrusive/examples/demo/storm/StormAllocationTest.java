package dev.intrusive.examples.demo.storm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts the bytes that steps allocate. */
final class StormAllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The first rounds load classes and let tables grow, so it is the best round that counts. */
  private static final int ROUNDS = 8;

  @ParameterizedTest
  @CsvSource({"squall, 100", "hurricane, 40"})
  void step_warm_allocatesNothing(String level, int framesInRound) {
    Storm storm = Storms.of(level);
    Controls controls = new Controls();
    long fewest = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS && fewest > 0; round++) {
      int scoreBefore = storm.score();
      long before = allocated();
      for (int frame = 0; frame < framesInRound; frame++) {
        Autopilot.fly(storm, controls);
        storm.step(controls);
      }
      long bytes = allocated() - before;
      // A round in which nothing dies proves nothing.
      if (storm.score() > scoreBefore) {
        fewest = Math.min(fewest, bytes);
      }
    }
    assertEquals(0, fewest, "bytes in the best round");
  }

  @Test
  void meter_allocation_isCounted() {
    Object[] kept = new Object[1];
    Meter meter = new Meter();
    meter.begin();
    kept[0] = new int[1000];
    meter.end();
    assertTrue(meter.medianBytes() >= 4000, () -> meter.medianBytes() + " for " + kept[0]);
  }

  @Test
  void meter_game_showsThatStepsAllocateNothing() {
    Game game = new Game(Level.ALL.get(0));
    game.setAutopilot(true);
    for (int frame = 0; frame < 2 * Meter.FRAMES; frame++) {
      game.step();
    }
    assertEquals(0, game.stepping().medianBytes());
    assertTrue(game.stepping().slowestMillis() >= game.stepping().medianMillis());
    assertTrue(game.stepping().medianMillis() > 0);
  }

  private static long allocated() {
    return THREADS.getCurrentThreadAllocatedBytes();
  }
}
