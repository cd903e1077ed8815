package dev.intrusive.benchmarks.heaps;

import java.util.Arrays;
import java.util.function.Supplier;

/** What a timer is besides its place in a queue. */
public class Timer {
  long deadline;

  static int compare(Timer a, Timer b) {
    return Long.compare(a.deadline, b.deadline);
  }

  /** Fills an array with timers. */
  static <T> T[] fill(T[] timers, Supplier<T> maker) {
    Arrays.setAll(timers, i -> maker.get());
    return timers;
  }
}
