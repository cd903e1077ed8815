package dev.intrusive.benchmarks.compilation;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** Collects garbage again and again while something runs, and keeps how much was alive at most. */
final class LiveMemory {

  private final Thread thread = new Thread(this::watch, "live memory");

  private volatile boolean isDone;

  /** Written by the thread alone while it runs. */
  private long most;

  private LiveMemory() {
    thread.setDaemon(true);
  }

  /**
   * Runs something, and returns how many bytes of the heap were alive during it at most, besides
   * those that were alive before. What is alive for less time than two collections may be missed.
   */
  static long mostBytesDuring(Runnable action) {
    long before = collect();
    LiveMemory memory = new LiveMemory();
    memory.thread.start();
    try {
      action.run();
    } finally {
      memory.finish();
    }
    return memory.most - before;
  }

  private void finish() {
    isDone = true;
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The action gets as much time between collections as they take. */
  @SuppressWarnings("ThreadPriorityCheck") // nothing else has to run
  private void watch() {
    do {
      long start = System.nanoTime();
      most = Math.max(most, collect());
      long end = System.nanoTime();
      while (!isDone && System.nanoTime() - end < end - start) {
        Thread.yield();
      }
    } while (!isDone);
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
