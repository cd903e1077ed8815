package dev.intrusive.benchmarks.timers;

import java.util.concurrent.TimeUnit;
import org.agrona.DeadlineTimerWheel;

/** Agrona's wheel alone: its timers are numbers, and nobody can tell what expires. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class AgronaNumbers extends Cancellations {

  private final DeadlineTimerWheel wheel =
      new DeadlineTimerWheel(TimeUnit.MILLISECONDS, 0, 1, SLOTS);
  private long[] ids;

  @Override
  protected void open(int timers) {
    ids = new long[timers];
  }

  @Override
  protected void schedule(int timer, long deadline) {
    ids[timer] = wheel.scheduleTimer(deadline);
  }

  @Override
  protected boolean cancel(int timer) {
    return wheel.cancelTimer(ids[timer]);
  }
}
