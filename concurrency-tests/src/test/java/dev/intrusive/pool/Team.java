package dev.intrusive.pool;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ThreadFactory;

/**
 * Threads that run at the same time, and the first of their failures. That they do not end is a
 * failure, too; the time limit is for that alone.
 */
final class Team {

  /** What a member does. */
  interface Body {
    void run() throws Exception;
  }

  private static final long LIMIT_MILLIS = 300_000;

  private final List<Thread> threads = new ArrayList<>();
  private final ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();

  /** Starts a thread. */
  Thread start(Body body) {
    return start(body, Thread::new);
  }

  /** Starts a thread that a factory makes. */
  Thread start(Body body, ThreadFactory factory) {
    Thread thread =
        factory.newThread(
            () -> {
              try {
                body.run();
              } catch (Throwable failure) {
                failures.add(failure);
              }
            });
    thread.setDaemon(true);
    threads.add(thread);
    thread.start();
    return thread;
  }

  /** Waits for all to end. */
  void finish() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join(LIMIT_MILLIS);
      if (thread.isAlive()) {
        AssertionError stuck = new AssertionError(thread + " does not end");
        stuck.setStackTrace(thread.getStackTrace());
        throw stuck;
      }
    }
    Throwable first = failures.peek();
    if (first != null) {
      throw new AssertionError(first);
    }
  }

  /** Waits until a thread waits, which shows that it has parked. */
  static void awaitParked(Thread thread) {
    if (!parks(thread)) {
      throw new AssertionError(thread + " has ended and did not wait");
    }
  }

  /** Waits until a thread waits or ends; true if it waits. */
  static boolean parks(Thread thread) {
    while (thread.isAlive()) {
      Thread.State state = thread.getState();
      if (state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING) {
        return true;
      }
      letOthersRun();
    }
    return false;
  }

  /** Lets others run; nothing relies on it but the time that a test takes. */
  @SuppressWarnings("ThreadPriorityCheck") // a hint is all that is wanted
  static void letOthersRun() {
    Thread.yield();
  }
}
