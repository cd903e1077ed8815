package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** A generated heap of the flat layout, ordered by a key. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Flat extends Deadlines {

  private final FlatTimerByDeadline heap = new FlatTimerByDeadline();
  private FlatTimer[] timers;

  @Override
  protected void open(int count) {
    timers = new FlatTimer[count];
    for (int i = 0; i < count; i++) {
      timers[i] = new FlatTimer(i);
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    FlatTimer timer = timers[number];
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(int number) {
    return heap.remove(timers[number]);
  }

  @Override
  protected void postpone(int number, long deadline) {
    FlatTimer timer = timers[number];
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected int pollEarliest() {
    return Objects.requireNonNull(heap.poll()).number;
  }
}
