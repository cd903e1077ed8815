package dev.intrusive.benchmarks.heaps;

import io.netty.util.internal.DefaultPriorityQueue;
import io.netty.util.internal.PriorityQueueNode;
import java.util.Objects;

/** The heap of Netty, whose elements know their positions. */
@SuppressWarnings("NullAway.Init") // opened first
public class NettyQueue extends Deadlines<NettyQueue.Task> {

  private DefaultPriorityQueue<Task> queue;

  /** A timer with its position. */
  static final class Task extends Timer implements PriorityQueueNode {
    private int index = INDEX_NOT_IN_QUEUE;

    @Override
    public int priorityQueueIndex(DefaultPriorityQueue<?> queue) {
      return index;
    }

    @Override
    public void priorityQueueIndex(DefaultPriorityQueue<?> queue, int position) {
      index = position;
    }
  }

  /** Makes an empty queue. */
  static DefaultPriorityQueue<Task> newQueue(int capacity) {
    return new DefaultPriorityQueue<>(Timer::compare, capacity);
  }

  @Override
  protected Task[] open(int count) {
    queue = newQueue(count);
    return Timer.fill(new Task[count], Task::new);
  }

  @Override
  protected void schedule(Task timer, long deadline) {
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected boolean cancel(Task timer) {
    return queue.removeTyped(timer);
  }

  @Override
  protected void postpone(Task timer, long deadline) {
    timer.deadline = deadline;
    queue.priorityChanged(timer);
  }

  @Override
  protected Task pollEarliest() {
    return Objects.requireNonNull(queue.poll());
  }
}
