package dev.intrusive.benchmarks.heaps;

import java.util.Objects;
import java.util.PriorityQueue;

/** The heap of the JDK, which looks for an element that is to leave it. */
public class JdkPriorityQueue extends Deadlines<Timer> {

  private final PriorityQueue<Timer> queue = new PriorityQueue<>(Timer::compare);

  @Override
  protected Timer[] open(int count) {
    return Timer.fill(new Timer[count], Timer::new);
  }

  @Override
  protected void schedule(Timer timer, long deadline) {
    timer.deadline = deadline;
    queue.add(timer);
  }

  @Override
  protected boolean cancel(Timer timer) {
    return queue.remove(timer);
  }

  @Override
  protected Timer pollEarliest() {
    return Objects.requireNonNull(queue.poll());
  }
}
