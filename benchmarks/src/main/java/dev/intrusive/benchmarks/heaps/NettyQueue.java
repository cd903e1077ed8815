package dev.intrusive.benchmarks.heaps;

import io.netty.util.internal.DefaultPriorityQueue;
import io.netty.util.internal.PriorityQueueNode;
import java.util.Objects;

/** The heap of Netty, whose elements know their positions. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class NettyQueue extends Deadlines {

  private DefaultPriorityQueue<Task> queue;
  private Task[] timers;

  /** A timer with its position. */
  static final class Task extends Timer implements PriorityQueueNode {

    private int index = INDEX_NOT_IN_QUEUE;

    Task(int number) {
      super(number);
    }

    @Override
    public int priorityQueueIndex(DefaultPriorityQueue<?> queue) {
      return index;
    }

    @Override
    public void priorityQueueIndex(DefaultPriorityQueue<?> queue, int position) {
      index = position;
    }
  }

  @Override
  protected void open(int count) {
    queue = new DefaultPriorityQueue<>(Timer::compare, count);
    timers = new Task[count];
    for (int i = 0; i < count; i++) {
      timers[i] = new Task(i);
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    Task timer = timers[number];
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected boolean cancel(int number) {
    return queue.removeTyped(timers[number]);
  }

  @Override
  protected void postpone(int number, long deadline) {
    Task timer = timers[number];
    timer.deadline = deadline;
    queue.priorityChanged(timer);
  }

  @Override
  protected int pollEarliest() {
    return Objects.requireNonNull(queue.poll()).number;
  }
}
