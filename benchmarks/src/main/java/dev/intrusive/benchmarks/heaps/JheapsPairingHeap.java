package dev.intrusive.benchmarks.heaps;

import org.jheaps.AddressableHeap;
import org.jheaps.tree.PairingHeap;
import org.jspecify.annotations.Nullable;

/** The pairing heap of JHeaps, which gives a handle for each element; a handle is used once. */
public class JheapsPairingHeap extends Deadlines<JheapsPairingHeap.Handled> {

  private final PairingHeap<Handled, Void> heap = new PairingHeap<>(Timer::compare);

  /** A timer with its handle. */
  static final class Handled extends Timer {
    AddressableHeap.@Nullable Handle<Handled, Void> handle;
  }

  @Override
  protected Handled[] open(int count) {
    return Timer.fill(new Handled[count], Handled::new);
  }

  @Override
  protected void schedule(Handled timer, long deadline) {
    timer.deadline = deadline;
    timer.handle = heap.insert(timer);
  }

  @Override
  protected boolean cancel(Handled timer) {
    AddressableHeap.Handle<Handled, Void> handle = timer.handle;
    if (handle == null) {
      return false;
    }
    handle.delete();
    timer.handle = null;
    return true;
  }

  @Override
  protected Handled pollEarliest() {
    Handled timer = heap.deleteMin().getKey();
    timer.handle = null;
    return timer;
  }
}
