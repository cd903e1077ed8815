package dev.intrusive.benchmarks.heaps;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A timer in a heap of the flat layout that is ordered by its key. */
public final class FlatTimer {

  final int number;

  @IntrusiveKey("byDeadline")
  long deadline;

  @HeapLink("byDeadline")
  int heapIndex;

  @HeapLink("byDeadline")
  @Nullable FlatTimerByDeadline heap;

  FlatTimer(int number) {
    this.number = number;
  }
}
