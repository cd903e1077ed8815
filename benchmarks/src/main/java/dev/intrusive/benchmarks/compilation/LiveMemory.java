package dev.intrusive.benchmarks.compilation;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** Collects garbage at some steps of a compilation, and keeps how much was alive at most. */
final class LiveMemory implements TaskListener {

  /** A collection at each step would take hours and show little more. */
  static final int STEPS_PER_COLLECTION = 128;

  private final long before = collect();
  private long steps;
  private long mostBytes;

  @Override
  public void started(TaskEvent event) {
    step();
  }

  @Override
  public void finished(TaskEvent event) {
    step();
  }

  /** How many bytes of the heap were alive at most, besides those from before. */
  long mostBytes() {
    return mostBytes;
  }

  private void step() {
    if (steps % STEPS_PER_COLLECTION == 0) {
      mostBytes = Math.max(mostBytes, collect() - before);
    }
    steps++;
  }

  /** Collects garbage, and returns how many bytes are left. */
  private static long collect() {
    System.gc();
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getCollectionUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }
}
