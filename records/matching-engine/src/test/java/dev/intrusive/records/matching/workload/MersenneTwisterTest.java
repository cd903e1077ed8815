package dev.intrusive.records.matching.workload;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MersenneTwisterTest {

  /** The C++ standard has this number, for each implementation to be checked. */
  @Test
  void tenThousandthNumber() {
    MersenneTwister random = new MersenneTwister(5489);
    for (int i = 1; i < 10_000; i++) {
      random.bits();
    }
    assertEquals(4123659995L, Integer.toUnsignedLong(random.bits()));
  }
}
