package dev.intrusive.examples.demo.timer;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A thread that turns a {@link TimerWheel} by the clock and runs the tasks.
 *
 * <p>Any thread may set and cancel timeouts, tasks may, too. A task never runs early; it runs late
 * by up to a tick, and by as long as the tasks before it take. What a task throws goes to the
 * uncaught exception handler of the thread, and the timer goes on.
 *
 * <p>No lock is held while a task runs. The thread wakes up at each tick, even if nothing is due.
 */
public final class WheelTimer implements AutoCloseable {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition stopping = lock.newCondition();
  private final TimerWheel wheel;
  private final Thread thread;
  private final long tickNanos;
  private final long startNanos = System.nanoTime();
  private boolean stopped;

  private WheelTimer(String name, Duration tick, int buckets) {
    if (tick.isNegative() || tick.isZero()) {
      throw new IllegalArgumentException("a tick must take some time, not " + tick);
    }
    wheel = new TimerWheel(buckets);
    tickNanos = tick.toNanos();
    thread = new Thread(this::work, name);
    thread.setDaemon(true);
  }

  /**
   * Starts a timer.
   *
   * @param name of its thread
   * @param tick how long a tick takes
   * @param buckets how many buckets its wheel has
   * @throws IllegalArgumentException if a tick takes no time, or there cannot be so many buckets
   */
  public static WheelTimer start(String name, Duration tick, int buckets) {
    WheelTimer timer = new WheelTimer(name, tick, buckets);
    timer.thread.start();
    return timer;
  }

  /**
   * Sets a timeout.
   *
   * @param delay after which the task is to run; negative is as good as none
   * @throws IllegalStateException if the timer was stopped
   */
  public Timeout schedule(Runnable task, long delay, TimeUnit unit) {
    // Times are compared by their difference to the start, which does not overflow.
    long now = System.nanoTime() - startNanos;
    long nanos = Math.max(0, unit.toNanos(delay));
    long deadline = nanos > Long.MAX_VALUE - now - tickNanos ? Long.MAX_VALUE : now + nanos;
    lock.lock();
    try {
      if (stopped) {
        throw new IllegalStateException(thread.getName() + " was stopped");
      }
      return wheel.schedule(task, ticksUntil(deadline));
    } finally {
      lock.unlock();
    }
  }

  /** The first tick that is not before a time. */
  private long ticksUntil(long nanos) {
    return nanos / tickNanos + (nanos % tickNanos == 0 ? 0 : 1);
  }

  /**
   * Cancels a timeout. Its task does not run if this returns true.
   *
   * @return false if it has expired or was cancelled before
   */
  public boolean cancel(Timeout timeout) {
    lock.lock();
    try {
      return wheel.cancel(timeout);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Stops the timer and waits for the task that runs, if any. To stop it again does nothing.
   *
   * @return the timeouts that had not expired; they are cancelled
   * @throws IllegalStateException if a task of this timer calls it, which would wait for itself
   */
  public List<Timeout> stop() {
    if (Thread.currentThread() == thread) {
      throw new IllegalStateException("a task of " + thread.getName() + " cannot stop it");
    }
    List<Timeout> cancelled;
    lock.lock();
    try {
      stopped = true;
      stopping.signal();
      cancelled = wheel.cancelAll();
    } finally {
      lock.unlock();
    }
    joinThread();
    return cancelled;
  }

  private void joinThread() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Stops the timer; what has not expired is cancelled. */
  @Override
  public void close() {
    stop();
  }

  // The thread.

  private void work() {
    long next = 1;
    while (awaitTick(next)) {
      long tick = (System.nanoTime() - startNanos) / tickNanos;
      for (Timeout timeout = poll(tick); timeout != null; timeout = poll(tick)) {
        run(timeout.task());
      }
      next = tick + 1;
    }
  }

  /** Waits for a tick, and returns whether the timer is still to go on. */
  private boolean awaitTick(long tick) {
    lock.lock();
    try {
      while (!stopped) {
        long left = tick * tickNanos - (System.nanoTime() - startNanos);
        if (left <= 0) {
          return true;
        }
        try {
          long unused = stopping.awaitNanos(left);
        } catch (InterruptedException e) {
          // A task has interrupted its own thread. That is no reason to end: stop() is.
        }
      }
      return false;
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Timeout poll(long tick) {
    lock.lock();
    try {
      return stopped ? null : wheel.poll(tick);
    } finally {
      lock.unlock();
    }
  }

  private void run(Runnable task) {
    try {
      task.run();
    } catch (Throwable e) {
      thread.getUncaughtExceptionHandler().uncaughtException(thread, e);
    }
  }
}
