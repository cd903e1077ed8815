package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TimerWheelTest extends TimeoutsContract {

  @Override
  Timeouts create(int buckets) {
    return new TimerWheel(buckets);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, (1 << 20) + 1})
  void numberOfBuckets_outOfRange(int buckets) {
    assertThrows(IllegalArgumentException.class, () -> new TimerWheel(buckets));
  }
}
