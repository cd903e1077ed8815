package dev.intrusive.examples.demo.timer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A hashed timer wheel, turned by hand.
 *
 * <p>The timeout for tick <i>t</i> is in bucket <i>t</i> modulo the number of buckets; a tick
 * visits one bucket and leaves alone what is due in a later round. This is scheme 6 of George
 * Varghese and Tony Lauck, <i>Hashed and Hierarchical Timing Wheels: Data Structures for the
 * Efficient Implementation of a Timer Facility</i>, SOSP 1987, <a
 * href="https://doi.org/10.1145/41457.37504">doi:10.1145/41457.37504</a>.
 *
 * <p>To set and to cancel a timeout is O(1); a cancelled one leaves at once and is not kept in
 * memory until its time. A tick is O(timeouts in its bucket).
 */
public final class TimerWheel implements Timeouts {

  private static final int MOST_BUCKETS = 1 << 20;

  private final TimeoutBucket[] buckets;
  private final TimeoutBucket due = new TimeoutBucket();
  private long tick;
  private long scheduled;

  /**
   * Creates a wheel at tick 0.
   *
   * @param buckets how many buckets, at most 2<sup>20</sup>; rounded up to a power of two
   * @throws IllegalArgumentException if there cannot be so many
   */
  public TimerWheel(int buckets) {
    if (buckets < 1 || buckets > MOST_BUCKETS) {
      throw new IllegalArgumentException(
          "a wheel has 1 to " + MOST_BUCKETS + " buckets, not " + buckets);
    }
    this.buckets = new TimeoutBucket[powerOfTwo(buckets)];
    Arrays.setAll(this.buckets, index -> new TimeoutBucket());
  }

  private static int powerOfTwo(int least) {
    return least == 1 ? 1 : Integer.highestOneBit(least - 1) << 1;
  }

  @Override
  public long tick() {
    return tick;
  }

  /** O(buckets). */
  @Override
  public int size() {
    return Arrays.stream(buckets).mapToInt(TimeoutBucket::size).sum() + due.size();
  }

  @Override
  public Timeout schedule(Runnable task, long deadline) {
    Timeout timeout = new Timeout(task, Math.max(deadline, tick + 1), scheduled++);
    bucketOf(timeout.deadline()).addLast(timeout);
    return timeout;
  }

  @Override
  public @Nullable Timeout poll(long target) {
    while (due.isEmpty() && tick < target) {
      tick++;
      bucketOf(tick).forEach(this::collectIfDue);
    }
    Timeout timeout = due.peekFirst();
    if (timeout != null) {
      timeout.leave(Timeout.State.EXPIRED);
    }
    return timeout;
  }

  private void collectIfDue(Timeout timeout) {
    if (timeout.deadline() == tick) {
      due.moveToLast(timeout);
    }
  }

  /** O(buckets + timeouts). */
  @Override
  public List<Timeout> cancelAll() {
    List<Timeout> cancelled = new ArrayList<>();
    cancelAll(due, cancelled);
    for (TimeoutBucket bucket : buckets) {
      cancelAll(bucket, cancelled);
    }
    return cancelled;
  }

  private void cancelAll(TimeoutBucket bucket, List<Timeout> cancelled) {
    bucket.forEach(
        timeout -> {
          cancel(timeout);
          cancelled.add(timeout);
        });
  }

  @Override
  public void checkInvariants() {
    due.checkInvariants();
    for (TimeoutBucket bucket : buckets) {
      bucket.checkInvariants();
      for (Timeout timeout : bucket) {
        if (bucket != bucketOf(timeout.deadline()) || timeout.deadline() <= tick) {
          throw new IllegalStateException(timeout + " is in the wrong bucket at tick " + tick);
        }
      }
    }
  }

  private TimeoutBucket bucketOf(long deadline) {
    return buckets[(int) deadline & (buckets.length - 1)];
  }
}
