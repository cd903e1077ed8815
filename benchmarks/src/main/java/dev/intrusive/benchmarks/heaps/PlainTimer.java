package dev.intrusive.benchmarks.heaps;

import org.jspecify.annotations.Nullable;

/** An element of a {@link PlainFlatHeap}. */
final class PlainTimer extends Timer {
  int index;
  @Nullable PlainFlatHeap heap;
}
