package dev.intrusive.benchmarks.heaps;

import java.util.Objects;
import java.util.PriorityQueue;

/** The heap of the JDK, which looks for an element that is to leave it. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class JdkPriorityQueue extends Deadlines {

  private final PriorityQueue<Timer> queue = new PriorityQueue<>(Timer::compare);
  private Timer[] timers;

  @Override
  protected void open(int count) {
    timers = new Timer[count];
    for (int i = 0; i < count; i++) {
      timers[i] = new Timer(i);
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    Timer timer = timers[number];
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected boolean cancel(int number) {
    return queue.remove(timers[number]);
  }

  @Override
  protected void postpone(int number, long deadline) {
    Timer timer = timers[number];
    queue.remove(timer);
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected int pollEarliest() {
    return Objects.requireNonNull(queue.poll()).number;
  }
}
