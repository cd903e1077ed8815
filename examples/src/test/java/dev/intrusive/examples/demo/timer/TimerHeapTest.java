package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class TimerHeapTest extends TimeoutsContract {

  @Override
  Timeouts create(int buckets) {
    return new TimerHeap();
  }

  @Test
  void poll_skipsTheTicksAtWhichNothingIsDue() {
    Timeouts timeouts = create(0);
    Timeout far = timeouts.schedule(() -> {}, Long.MAX_VALUE - 1);
    assertEquals(far, timeouts.poll(Long.MAX_VALUE));
    assertEquals(Long.MAX_VALUE - 1, timeouts.tick());
  }
}
