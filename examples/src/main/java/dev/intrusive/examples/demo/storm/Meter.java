package dev.intrusive.examples.demo.storm;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Measures a part of the last frames: its time, and the bytes that the thread allocated in it. */
final class Meter {

  /** How many frames are remembered. */
  static final int FRAMES = 120;

  private static final double NANOS_IN_MILLI = 1e6;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final long[] nanos = new long[FRAMES];
  private final long[] bytes = new long[FRAMES];
  private final long[] sorted = new long[FRAMES];
  private int frames;
  private long bytesBefore;
  private long nanosBefore;

  /** Begins to measure; to be called by the thread that also calls {@link #end}. */
  void begin() {
    bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
    nanosBefore = System.nanoTime();
  }

  void end() {
    int index = frames % FRAMES;
    nanos[index] = System.nanoTime() - nanosBefore;
    bytes[index] = THREADS.getCurrentThreadAllocatedBytes() - bytesBefore;
    frames++;
  }

  double medianMillis() {
    return atShare(nanos, 0.5) / NANOS_IN_MILLI;
  }

  double slowestMillis() {
    return atShare(nanos, 1) / NANOS_IN_MILLI;
  }

  long medianBytes() {
    return atShare(bytes, 0.5);
  }

  /** The value that such a share of the remembered ones does not exceed, or 0 if there is none. */
  private long atShare(long[] values, double share) {
    int count = Math.min(frames, FRAMES);
    System.arraycopy(values, 0, sorted, 0, count);
    Arrays.sort(sorted, 0, count);
    return count == 0 ? 0 : sorted[(int) (share * (count - 1))];
  }
}
