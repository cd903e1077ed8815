package dev.intrusive.examples.demo.timer;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A task that is to run at a tick, unless it is cancelled first.
 *
 * <p>Timeouts are not pooled. Who sets one keeps the reference to cancel it later, often after it
 * has run, and a reference to a pooled object could then mean somebody else's timeout.
 */
public final class Timeout {

  /** The order in which timeouts expire: by their ticks, then as they were set. */
  static final Comparator<Timeout> ORDER =
      Comparator.comparingLong(Timeout::deadline)
          .thenComparingLong(timeout -> timeout.sequenceNumber);

  /** In the bucket of the wheel until its tick, then among those that are due. */
  @IntrusiveLink("bucket")
  final Link<Timeout> bucketLink = new Link<>();

  /** The position in the heap. */
  @HeapLink("queue")
  int queueIndex;

  /** The heap, null in a wheel. */
  @HeapLink("queue")
  @Nullable TimeoutQueue queue;

  private final Runnable task;
  private final long deadline;
  private final long sequenceNumber;
  // Written by the thread that may turn the wheel, read by any thread.
  private volatile State state = State.WAITING;

  Timeout(Runnable task, long deadline, long sequenceNumber) {
    this.task = Objects.requireNonNull(task, "task");
    this.deadline = deadline;
    this.sequenceNumber = sequenceNumber;
  }

  /** What is to be done. */
  public Runnable task() {
    return task;
  }

  /** The tick at which it is due. */
  public long deadline() {
    return deadline;
  }

  /** Whether its time has come: its task has run, runs, or is about to. Any thread may ask. */
  public boolean isExpired() {
    return state == State.EXPIRED;
  }

  /** Whether it was cancelled in time. Any thread may ask. */
  public boolean isCancelled() {
    return state == State.CANCELLED;
  }

  /** Leaves the wheel or the heap for a reason, if that has not happened for another. */
  boolean leave(State reason) {
    if (state != State.WAITING) {
      return false;
    }
    state = reason;
    TimeoutLinks.unlinkAll(this);
    return true;
  }

  @Override
  public String toString() {
    return "timeout at tick " + deadline + ", " + state;
  }

  enum State {
    WAITING,
    EXPIRED,
    CANCELLED
  }
}
