package dev.intrusive.examples.demo.timer;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Timeouts in a heap, the next one first.
 *
 * <p>To set, to cancel and to expire a timeout is O(log n). A tick at which nothing is due costs
 * nothing, however far the next timeout is; a {@link TimerWheel} visits a bucket for each tick.
 */
public final class TimerHeap implements Timeouts {

  private final TimeoutQueue queue = new TimeoutQueue(Timeout.ORDER);
  private long tick;
  private long scheduled;

  /** Creates a heap at tick 0. */
  public TimerHeap() {}

  @Override
  public long tick() {
    return tick;
  }

  @Override
  public int size() {
    return queue.size();
  }

  @Override
  public Timeout schedule(Runnable task, long deadline) {
    Timeout timeout = new Timeout(task, Math.max(deadline, tick + 1), scheduled++);
    queue.add(timeout);
    return timeout;
  }

  @Override
  public @Nullable Timeout poll(long target) {
    Timeout first = queue.peek();
    if (first == null || first.deadline() > target) {
      tick = Math.max(tick, target);
      return null;
    }
    tick = first.deadline();
    first.leave(Timeout.State.EXPIRED);
    return first;
  }

  @Override
  public List<Timeout> cancelAll() {
    List<Timeout> cancelled = new ArrayList<>(queue);
    cancelled.sort(Timeout.ORDER);
    cancelled.forEach(this::cancel);
    return cancelled;
  }

  @Override
  public void checkInvariants() {
    queue.checkInvariants();
    Timeout first = queue.peek();
    if (first != null && first.deadline() < tick) {
      throw new IllegalStateException(first + " has not expired at tick " + tick);
    }
  }
}
