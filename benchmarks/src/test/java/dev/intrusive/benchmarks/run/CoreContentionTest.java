package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CoreContentionTest {

  @Test
  void measure_findsQuotient() {
    double quotient = new CoreContention().measure();
    assertTrue(quotient > 0 && Double.isFinite(quotient), () -> "a quotient of " + quotient);
  }

  @Test
  void leastShared_keepsTheOrder() {
    List<Double> quotients = List.of(1.9, 1.6, 2.5, 1.5, 1.6);
    assertEquals(List.of(1, 3, 4), CoreContention.leastShared(quotients, 3));
    assertEquals(List.of(1, 3), CoreContention.leastShared(quotients, 2));
    assertEquals(List.of(0, 1, 2, 3, 4), CoreContention.leastShared(quotients, 9));
  }
}
