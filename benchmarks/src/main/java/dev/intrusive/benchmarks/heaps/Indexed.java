package dev.intrusive.benchmarks.heaps;

import java.util.Objects;

/** A generated heap of the indexed layout, ordered by a key. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class Indexed extends Deadlines {

  private IndexedTimerByDeadline heap;
  private IndexedTimer[] timers;

  @Override
  protected void open(int count) {
    IndexedTimerPool pool = new IndexedTimerPool(count);
    heap = new IndexedTimerByDeadline(pool);
    timers = new IndexedTimer[count];
    for (int i = 0; i < count; i++) {
      timers[i] = pool.emplace();
      timers[i].number = i;
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    IndexedTimer timer = timers[number];
    timer.deadline = deadline;
    heap.add(timer);
  }

  @Override
  protected boolean cancel(int number) {
    return heap.remove(timers[number]);
  }

  @Override
  protected void postpone(int number, long deadline) {
    IndexedTimer timer = timers[number];
    timer.deadline = deadline;
    heap.update(timer);
  }

  @Override
  protected int pollEarliest() {
    return Objects.requireNonNull(heap.poll()).number;
  }
}
