package dev.intrusive.benchmarks.timers;

import java.util.concurrent.TimeUnit;
import org.agrona.DeadlineTimerWheel;
import org.agrona.collections.Long2LongHashMap;

/** Agrona's wheel with a map that says whose timer a number is, as a program needs it. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class AgronaWheel extends Expiries {

  private static final long MISSING = -1;

  // A tick is over before it is polled: to poll for the next one yields what is due at this one.
  private final DeadlineTimerWheel wheel =
      new DeadlineTimerWheel(TimeUnit.MILLISECONDS, 1, 1, SLOTS);
  private final Long2LongHashMap timers = new Long2LongHashMap(MISSING);
  private final DeadlineTimerWheel.TimerHandler handler = (unit, now, id) -> expire(id);
  private long[] ids;

  @Override
  protected void open(int count) {
    ids = new long[count];
  }

  @Override
  protected void schedule(int timer, long deadline) {
    long id = wheel.scheduleTimer(deadline);
    ids[timer] = id;
    timers.put(id, timer);
  }

  @Override
  protected boolean cancel(int timer) {
    timers.remove(ids[timer]);
    return wheel.cancelTimer(ids[timer]);
  }

  @Override
  protected void advance(long tick) {
    wheel.poll(tick + 1, handler, Integer.MAX_VALUE);
  }

  private boolean expire(long id) {
    expire((int) timers.remove(id));
    return true;
  }
}
