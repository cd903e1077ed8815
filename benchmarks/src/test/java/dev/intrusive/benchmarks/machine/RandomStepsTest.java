package dev.intrusive.benchmarks.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RandomStepsTest {

  @Test
  void steps_comeBackAfterAllLines() {
    RandomSteps steps = new RandomSteps();
    steps.megabytes = 1;
    steps.fill();
    int start = steps.step();
    int calls = 0;
    do {
      calls++;
    } while (steps.step() != start);
    // A cycle of 2^14 lines is at its start again after the least common multiple of both numbers.
    assertEquals(RandomSteps.LINES_PER_MEGABYTE / 8, calls);
  }
}
