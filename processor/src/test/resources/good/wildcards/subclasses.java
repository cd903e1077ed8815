package work;

import dev.intrusive.*;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class PromiseTask<V extends @Nullable Object> {
  @IntrusiveLink("queue")
  final Link<PromiseTask<?>> queueLink = new Link<>();
}

@NullMarked
class ScheduledTask<V extends @Nullable Object> extends PromiseTask<V> {
  @IntrusiveKey("deadlines")
  long deadline;

  @HeapLink(value = "deadlines", wildcard = true)
  int deadlineIndex;

  @HeapLink("deadlines")
  @Nullable ScheduledTaskDeadlines deadlines;

  @IntrusiveLink(value = "bucket", wildcard = true)
  @Nullable ScheduledTask<V> bucketPrevious;

  @IntrusiveLink("bucket")
  @Nullable ScheduledTask<V> bucketNext;

  @IntrusiveLink("bucket")
  @Nullable ScheduledTaskBucket bucket;
}

@NullMarked
class Timeout extends ScheduledTask<String> {
  @IntrusiveLink("timeouts")
  int timeoutIndex;

  @IntrusiveLink("timeouts")
  @Nullable TimeoutTimeouts timeouts;
}

@NullMarked
class Loop {
  final PromiseTaskQueue queue = new PromiseTaskQueue();
  final ScheduledTaskDeadlines deadlines = new ScheduledTaskDeadlines();

  <V> ScheduledTask<V> schedule(ScheduledTask<V> task) {
    queue.add(task);
    deadlines.add(task);
    return task;
  }

  int run() {
    ScheduledTask<?> task = deadlines.poll();
    return task == null ? 0 : ScheduledTaskLinks.unlinkAll(schedule(new Timeout()));
  }
}
