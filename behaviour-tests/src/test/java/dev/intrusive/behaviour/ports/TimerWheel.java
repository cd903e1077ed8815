package dev.intrusive.behaviour.ports;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A scheduler of tasks of any results: near ones in a wheel of lists, far ones in a heap. */
final class TimerWheel {

  /** A task, with its result once it has run. */
  static class Task<V> {
    final int id;
    final Supplier<V> work;
    @Nullable V result;

    @IntrusiveKey("far")
    long deadline;

    @IntrusiveLink(value = "bucket", wildcard = true)
    @Nullable Task<V> bucketPrevious;

    @IntrusiveLink("bucket")
    @Nullable Task<V> bucketNext;

    @IntrusiveLink("bucket")
    @Nullable TimerWheel_TaskBucket bucket;

    @HeapLink(value = "far", wildcard = true)
    int farIndex;

    @HeapLink("far")
    @Nullable TimerWheel_TaskFar far;

    Task(int id, Supplier<V> work) {
      this.id = id;
      this.work = work;
    }

    void run() {
      result = work.get();
    }

    boolean isPending() {
      return TimerWheel_TaskLinks.isLinked(this);
    }

    boolean cancel() {
      return TimerWheel_TaskLinks.unlinkAll(this) > 0;
    }
  }

  /** A task that waits again after it has run. */
  static final class Periodic<V> extends Task<V> {
    final int period;

    Periodic(int id, Supplier<V> work, int period) {
      super(id, work);
      this.period = period;
    }
  }

  private final TimerWheel_TaskBucket[] buckets;
  private final TimerWheel_TaskFar far = new TimerWheel_TaskFar();
  private final TimerWheel_TaskBucket due = new TimerWheel_TaskBucket();
  private long now;

  TimerWheel(int size) {
    buckets = new TimerWheel_TaskBucket[size];
    for (int i = 0; i < size; i++) {
      buckets[i] = new TimerWheel_TaskBucket();
    }
  }

  /** Schedules a task, or reschedules one that is pending. */
  <V> Task<V> schedule(Task<V> task, long deadline) {
    boolean unused = task.cancel();
    task.deadline = deadline;
    if (deadline - now <= buckets.length) {
      bucketOf(deadline).add(task);
    } else {
      far.add(task);
    }
    return task;
  }

  /** Advances by one tick, and runs what is due; tasks may schedule and cancel others. */
  void tick(Consumer<Task<?>> onRun) {
    now++;
    far.pollWhile(
        task -> task.deadline - now < buckets.length, task -> bucketOf(task.deadline).add(task));
    due.spliceLast(bucketOf(now));
    due.drain(
        task -> {
          task.run();
          onRun.accept(task);
          if (task instanceof Periodic<?> periodic && !task.isPending()) {
            schedule(periodic, now + periodic.period);
          }
        });
  }

  private TimerWheel_TaskBucket bucketOf(long deadline) {
    return buckets[(int) (deadline % buckets.length)];
  }

  long now() {
    return now;
  }
}
