package dev.intrusive.behaviour;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads that work on one collection. Each goes on until both have done enough, so that they
 * work at the same time however late one of them begins.
 */
public final class TwoWorkers {

  private static final int OPERATIONS = 10_000;

  private final CountDownLatch working = new CountDownLatch(2);
  private final Queue<String> reports = new ConcurrentLinkedQueue<>();

  private TwoWorkers() {}

  /**
   * Lets each thread do its operation again and again, and returns the messages of what they throw.
   * The names of the threads are those of {@link #areNamed}. An operation must end whatever the
   * other thread does.
   */
  public static List<String> run(Runnable first, Runnable second) throws InterruptedException {
    TwoWorkers workers = new TwoWorkers();
    Thread one = new Thread(() -> workers.work(first), "first worker");
    Thread two = new Thread(() -> workers.work(second), "second worker");
    one.start();
    two.start();
    one.join();
    two.join();
    return new ArrayList<>(workers.reports);
  }

  /** Does the same, but lets only one thread at a time do its operation. */
  public static List<String> runUnderLock(Runnable first, Runnable second)
      throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    return run(guarded(lock, first), guarded(lock, second));
  }

  private static Runnable guarded(ReentrantLock lock, Runnable operation) {
    return () -> {
      lock.lock();
      try {
        operation.run();
      } finally {
        lock.unlock();
      }
    };
  }

  /** Whether a report has the names of both threads. */
  public static boolean areNamed(String report) {
    return report.contains("first worker") && report.contains("second worker");
  }

  private void work(Runnable operation) {
    int done = 0;
    try {
      while (working.getCount() > 0) {
        operation.run();
        done++;
        if (done == OPERATIONS) {
          working.countDown();
        }
      }
    } catch (RuntimeException report) {
      reports.add(String.valueOf(report.getMessage()));
    } finally {
      if (done < OPERATIONS) {
        working.countDown();
      }
    }
  }
}
