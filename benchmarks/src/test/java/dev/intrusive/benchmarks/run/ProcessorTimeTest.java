package dev.intrusive.benchmarks.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final long WORK = 50_000_000;

  @Test
  void spent_countsWorkOfOtherThreads() throws InterruptedException {
    var done = new CountDownLatch(1);
    var counted = new CountDownLatch(1);
    var worked = new AtomicLong();
    Thread worker =
        new Thread(
            () -> {
              while (worked.get() < WORK) {
                worked.set(THREADS.getCurrentThreadCpuTime());
              }
              done.countDown();
              awaitQuietly(counted); // what a thread has spent that has ended is not known any more
            });
    long before = ProcessorTime.spent();
    worker.start();
    done.await();
    while (worker.getState() != Thread.State.WAITING) {
      Thread.onSpinWait(); // the system counts what a thread has spent when it stops running
    }
    long spent = ProcessorTime.spent() - before;
    counted.countDown();
    worker.join();
    assertTrue(spent >= worked.get() / 2, () -> spent + " ns of " + worked);
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
