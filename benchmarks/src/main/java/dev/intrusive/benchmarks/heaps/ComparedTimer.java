package dev.intrusive.benchmarks.heaps;

import dev.intrusive.HeapLink;
import org.jspecify.annotations.Nullable;

/** A timer in a heap of the flat layout that is ordered by a comparator. */
public final class ComparedTimer extends Timer {

  @HeapLink("byOrder")
  int heapIndex;

  @HeapLink("byOrder")
  @Nullable ComparedTimerByOrder heap;

  ComparedTimer(int number) {
    super(number);
  }
}
