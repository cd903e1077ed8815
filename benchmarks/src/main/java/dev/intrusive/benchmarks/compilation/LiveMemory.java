package dev.intrusive.benchmarks.compilation;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.stream.LongStream;

/** Collects garbage at some steps of a compilation, and keeps how much was alive at most. */
final class LiveMemory implements TaskListener {

  /**
   * How many collections leave no garbage. Some is released by a thread after the first one, and
   * the serial collector closes all gaps at each fourth only.
   */
  private static final int THOROUGH = 4;

  private final int stepsPerCollection;
  private final long before =
      LongStream.generate(LiveMemory::collect).limit(THOROUGH).min().orElse(0);
  private long steps;
  private long mostBytes;

  /** Collects all garbage, and then at the first of each so many steps. */
  LiveMemory(int stepsPerCollection) {
    this.stepsPerCollection = stepsPerCollection;
  }

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
    if (steps % stepsPerCollection == 0) {
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
