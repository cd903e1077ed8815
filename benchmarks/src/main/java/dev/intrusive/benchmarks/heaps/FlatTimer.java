package dev.intrusive.benchmarks.heaps;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import org.jspecify.annotations.Nullable;

/** A timer in a heap of the flat layout that is ordered by its key. */
public final class FlatTimer extends Timer {
  @HeapLink("byDeadline")
  int heapIndex;

  @HeapLink("byDeadline")
  @Nullable FlatTimerByDeadline heap;

  @IntrusiveKey("byDeadline")
  long deadline() {
    return deadline;
  }
}
