package dev.intrusive.benchmarks.timers;

import io.netty.util.HashedWheelTimer;
import io.netty.util.Timeout;
import io.netty.util.TimerTask;
import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Netty's wheel, which any thread may use and a thread of its own turns by the clock. That thread
 * also puts timers into slots and takes cancelled ones out.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class NettyWheel extends Cancellations {

  private static final TimerTask TASK = timeout -> {};

  /** Longer than a benchmark runs, so that nothing expires. */
  private static final long HOUR_MILLIS = TimeUnit.HOURS.toMillis(1);

  private final HashedWheelTimer wheel =
      new HashedWheelTimer(
          new DefaultThreadFactory("wheel", true), 1, TimeUnit.MILLISECONDS, SLOTS, false);
  private Timeout[] timeouts;

  @Override
  protected void open(int timers) {
    timeouts = new Timeout[timers];
    wheel.start();
  }

  @Override
  protected void schedule(int timer, long deadline) {
    timeouts[timer] = wheel.newTimeout(TASK, HOUR_MILLIS + deadline, TimeUnit.MILLISECONDS);
  }

  @Override
  protected boolean cancel(int timer) {
    return timeouts[timer].cancel();
  }

  @TearDown
  public final void stop() {
    wheel.stop();
  }
}
