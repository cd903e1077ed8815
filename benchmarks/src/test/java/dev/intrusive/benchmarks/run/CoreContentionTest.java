package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CoreContentionTest {

  @Test
  void measure_findsQuotient() {
    double quotient = new CoreContention().measure();
    assertTrue(quotient > 0 && Double.isFinite(quotient), () -> "a quotient of " + quotient);
  }
}
