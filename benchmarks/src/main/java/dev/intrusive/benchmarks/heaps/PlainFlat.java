package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** The hand-written twin of {@link Flat}. */
public class PlainFlat extends Deadlines<PlainTimer> {

  private final PlainFlatHeap heap = new PlainFlatHeap();

  @Override
  protected PlainTimer[] open(int count) {
    return Timer.fill(new PlainTimer[count], PlainTimer::new);
  }

  @Override
  protected void schedule(PlainTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(PlainTimer timer) {
    return heap.remove(timer);
  }

  @Override
  protected void postpone(PlainTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected PlainTimer pollEarliest() {
    return Objects.requireNonNull(heap.poll());
  }
}
