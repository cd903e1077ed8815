package dev.intrusive.benchmarks.heaps;

import com.badlogic.gdx.utils.BinaryHeap;

/** The heap of libGDX, whose elements know their positions; its keys are floats. */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class GdxHeap extends Deadlines {

  private final BinaryHeap<Task> heap = new BinaryHeap<>();
  private Task[] timers;

  /** A timer, which does not know whether it is in the heap. */
  static final class Task extends BinaryHeap.Node {

    private final int number;

    Task(int number) {
      super(0);
      this.number = number;
    }
  }

  @Override
  protected void open(int count) {
    timers = new Task[count];
    for (int i = 0; i < count; i++) {
      timers[i] = new Task(i);
    }
  }

  @Override
  protected void schedule(int number, long deadline) {
    Task timer = timers[number];
    heap.add(timer, (float) deadline);
  }

  @Override
  protected boolean cancel(int number) {
    return heap.remove(timers[number]) != null;
  }

  @Override
  protected void postpone(int number, long deadline) {
    Task timer = timers[number];
    heap.setValue(timer, (float) deadline);
  }

  @Override
  protected int pollEarliest() {
    return heap.pop().number;
  }
}
