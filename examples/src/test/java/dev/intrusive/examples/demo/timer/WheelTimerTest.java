package dev.intrusive.examples.demo.timer;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class WheelTimerTest extends TimerContract {

  @Override
  TestedTimer startTimer() {
    WheelTimer timer = WheelTimer.start("tested timer", Duration.ofMillis(5), 8);
    return new TestedTimer() {
      @Override
      public TestedTimeout schedule(Runnable task, long millis) {
        return new Adapter(timer, timer.schedule(task, millis, TimeUnit.MILLISECONDS));
      }

      @Override
      public List<TestedTimeout> stop() {
        return timer.stop().stream().<TestedTimeout>map(t -> new Adapter(timer, t)).toList();
      }
    };
  }

  @Test
  void start_withoutTicks() {
    assertThrows(
        IllegalArgumentException.class, () -> WheelTimer.start("no ticks", Duration.ZERO, 8));
  }

  private record Adapter(WheelTimer timer, Timeout timeout) implements TestedTimeout {

    @Override
    public boolean cancel() {
      return timer.cancel(timeout);
    }

    @Override
    public boolean isCancelled() {
      return timeout.isCancelled();
    }

    @Override
    public boolean isExpired() {
      return timeout.isExpired();
    }
  }
}
