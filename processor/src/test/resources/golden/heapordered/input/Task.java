package sched;

import dev.intrusive.HeapLink;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
class Task<T> implements Comparable<Task<T>> {
  int priority;

  @HeapLink("queue")
  int queueIndex;

  @HeapLink("queue")
  @Nullable TaskQueue<T> queue;

  @Override
  public int compareTo(Task<T> other) {
    return Integer.compare(priority, other.priority);
  }
}
