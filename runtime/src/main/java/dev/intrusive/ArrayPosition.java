package dev.intrusive;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: where a {@code forEach} over a list of the array layout stands, in the gap
 * between two slots.
 *
 * <p>A list knows the positions of all iterations that run. Removing an element changes none of
 * them: an empty slot is not visited. An operation by which elements change slots moves the gaps,
 * too.
 *
 * @since 0.1.0
 */
public final class ArrayPosition {

  private static final AtomicIntegerFieldUpdater<ArrayPosition> RUNNING =
      AtomicIntegerFieldUpdater.newUpdater(ArrayPosition.class, "running");

  /** The position of the iteration that began before this one, null for the first. */
  @Nullable ArrayPosition outer;

  /** The slot after the gap: on one side is what has been visited, on the other what has not. */
  int gap;

  boolean isDescending;

  /** The nearest visited element that is still here, while elements change slots. */
  @Nullable Object anchor;

  private volatile int running;

  ArrayPosition() {}

  /**
   * Notes that the element of a slot is about to be visited, first to last.
   *
   * @param slot the slot
   */
  public void visit(int slot) {
    gap = slot + 1;
  }

  /** Begins an iteration, unless another thread has just begun one with this position. */
  boolean begin(boolean descending) {
    if (!RUNNING.compareAndSet(this, 0, 1)) {
      return false;
    }
    isDescending = descending;
    restart();
    return true;
  }

  boolean isRunning() {
    return running != 0;
  }

  void end() {
    RUNNING.lazySet(this, 0);
  }

  /** Stands where nothing has been visited. */
  void restart() {
    gap = isDescending ? Integer.MAX_VALUE : Integer.MIN_VALUE;
  }

  /** Follows all elements to other slots. */
  void slide(int step) {
    if (gap != Integer.MAX_VALUE && gap != Integer.MIN_VALUE) {
      gap += step;
    }
  }
}
