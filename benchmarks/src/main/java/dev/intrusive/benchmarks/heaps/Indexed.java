package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** A generated heap of the indexed layout, ordered by a key. */
@SuppressWarnings("NullAway.Init") // opened first
public class Indexed extends Deadlines<IndexedTimer> {

  private IndexedTimerByDeadline heap;

  @Override
  protected IndexedTimer[] open(int count) {
    IndexedTimerPool pool = new IndexedTimerPool(count);
    heap = new IndexedTimerByDeadline(pool);
    return Timer.fill(new IndexedTimer[count], pool::emplace);
  }

  @Override
  protected void schedule(IndexedTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(IndexedTimer timer) {
    return heap.remove(timer);
  }

  @Override
  protected void postpone(IndexedTimer timer, long deadline) {
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected IndexedTimer pollEarliest() {
    return Objects.requireNonNull(heap.poll());
  }
}
