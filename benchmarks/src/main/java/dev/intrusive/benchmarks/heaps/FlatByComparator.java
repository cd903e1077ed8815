package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** A generated heap of the flat layout, ordered by a comparator. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class FlatByComparator extends Deadlines {

  private final ComparedTimerByOrder heap = new ComparedTimerByOrder(Timer::compare);
  private ComparedTimer[] timers;

  @Override
  protected void open(int count) {
    timers = new ComparedTimer[count];
    for (int i = 0; i < count; i++) {
      timers[i] = new ComparedTimer(i);
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    ComparedTimer timer = timers[number];
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(int number) {
    return heap.remove(timers[number]);
  }

  @Override
  protected void postpone(int number, long deadline) {
    ComparedTimer timer = timers[number];
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected int pollEarliest() {
    return Objects.requireNonNull(heap.poll()).number;
  }
}
