package dev.intrusive.behaviour.allocation;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Counts the bytes that the current thread allocates. */
public final class AllocationMeter {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static final int REPETITIONS = 20_000;

  private AllocationMeter() {}

  /**
   * Returns the fewest bytes that a round of repetitions allocated. The first rounds warm up, and
   * the JVM may compile in the background at any time, so it is the best round that counts; the
   * first one without allocation ends it.
   */
  public static long fewestBytes(Runnable action, int rounds) {
    return fewestBytes(action, rounds, REPETITIONS);
  }

  /** Returns the fewest bytes that a round allocated, for an action that takes long. */
  public static long fewestBytes(Runnable action, int rounds, int repetitions) {
    long fewest = Long.MAX_VALUE;
    for (int round = 0; round < rounds && fewest > 0; round++) {
      fewest = Math.min(fewest, bytesOf(action, repetitions));
    }
    return fewest;
  }

  private static long bytesOf(Runnable action, int repetitions) {
    long before = allocated();
    for (int i = 0; i < repetitions; i++) {
      action.run();
    }
    return allocated() - before;
  }

  @SuppressWarnings("deprecation") // getId: its replacement came after Java 17
  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
