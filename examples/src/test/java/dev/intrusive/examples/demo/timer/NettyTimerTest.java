package dev.intrusive.examples.demo.timer;

import io.netty.util.HashedWheelTimer;
import io.netty.util.Timeout;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Netty's timer keeps the contract, so the contract is that of Netty's timer. */
final class NettyTimerTest extends TimerContract {

  @Override
  TestedTimer startTimer() {
    HashedWheelTimer timer = new HashedWheelTimer(5, TimeUnit.MILLISECONDS, 8);
    return new TestedTimer() {
      @Override
      public TestedTimeout schedule(Runnable task, long millis) {
        return new Adapter(timer.newTimeout(unused -> task.run(), millis, TimeUnit.MILLISECONDS));
      }

      @Override
      public List<TestedTimeout> stop() {
        return timer.stop().stream().<TestedTimeout>map(Adapter::new).toList();
      }
    };
  }

  private record Adapter(Timeout timeout) implements TestedTimeout {

    @Override
    public boolean cancel() {
      return timeout.cancel();
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
