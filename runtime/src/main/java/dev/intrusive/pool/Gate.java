package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Decides between a thread that uses a slot and one that closes the pool; no thread waits.
 *
 * <p>A thread that closes the gate announces it, checks that no slot is taken, and closes the gate
 * if no thread has passed meanwhile. A thread that has taken a slot passes the gate, which makes an
 * announcement void.
 */
final class Gate extends AtomicInteger {

  private static final long serialVersionUID = 1L;

  /*
   * Even: open. Odd: somebody is about to close it. The rest counts attempts to close.
   */

  private static final int CLOSED = -1;

  boolean isClosed() {
    return get() == CLOSED;
  }

  /** Passes the gate unless it is closed. */
  boolean pass() {
    int seen = get();
    while ((seen & 1) != 0) {
      if (seen == CLOSED) {
        return false;
      }
      if (compareAndSet(seen, reopened(seen))) {
        return true;
      }
      seen = get();
    }
    return true;
  }

  /**
   * Announces that the caller is about to close the gate.
   *
   * @return what {@link #close} and {@link #reopen} take
   */
  int announce() {
    for (; ; ) {
      int seen = get();
      if ((seen & 1) != 0 || compareAndSet(seen, seen | 1)) {
        return seen | 1;
      }
    }
  }

  /** Closes the gate unless somebody has passed since the announcement. */
  boolean close(int announced) {
    return compareAndSet(announced, CLOSED);
  }

  void reopen(int announced) {
    if (announced != CLOSED) {
      compareAndSet(announced, reopened(announced));
    }
  }

  private static int reopened(int announced) {
    return (announced + 1) & Integer.MAX_VALUE;
  }
}
