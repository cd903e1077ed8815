package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** A generated heap of the flat layout, ordered by a key. */
public class Flat extends Deadlines<FlatTimer> {

  private final FlatTimerByDeadline heap = new FlatTimerByDeadline();

  @Override
  protected FlatTimer[] open(int count) {
    return Timer.fill(new FlatTimer[count], FlatTimer::new);
  }

  @Override
  protected void schedule(FlatTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(FlatTimer timer) {
    return heap.remove(timer);
  }

  @Override
  protected void postpone(FlatTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected FlatTimer pollEarliest() {
    return Objects.requireNonNull(heap.poll());
  }
}
