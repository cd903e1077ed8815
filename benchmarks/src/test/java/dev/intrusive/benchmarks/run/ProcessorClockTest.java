package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ProcessorClockTest {

  @Test
  void measure_findsTimeOfStep() {
    double step = new ProcessorClock().measure();
    assertTrue(step > 0 && Double.isFinite(step), () -> "a step of " + step + " ns");
  }
}
