package dev.intrusive.benchmarks.heaps;

import java.util.Objects;
import java.util.TreeSet;

/** The red-black tree of the JDK, which takes no equals: numbers tell them apart. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class JdkTreeSet extends Deadlines {

  private final TreeSet<Timer> queue = new TreeSet<>(JdkTreeSet::compareWithNumber);
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
    return Objects.requireNonNull(queue.pollFirst()).number;
  }

  private static int compareWithNumber(Timer a, Timer b) {
    int order = Timer.compare(a, b);
    return order != 0 ? order : Integer.compare(a.number, b.number);
  }
}
