package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Decides between a thread that uses a slot and one that closes the pool.
 *
 * <p>A thread that closes the gate announces it, checks that no slot is taken, and closes the gate
 * if no thread has passed meanwhile. A thread that has taken a slot passes the gate, which makes an
 * announcement void; it never waits. Threads that close do so one after the other, so that each
 * announcement is followed by a check of its own.
 */
final class Gate extends AtomicInteger {

  private static final long serialVersionUID = 1L;

  private static final int OPEN = 0;
  private static final int CLOSING = 1;
  private static final int CLOSED = 2;

  boolean isClosed() {
    return get() == CLOSED;
  }

  /** Passes the gate, after a slot was taken, unless it is closed. */
  boolean pass() {
    int seen = get();
    return seen == OPEN || (seen == CLOSING && compareAndSet(CLOSING, OPEN)) || !isClosed();
  }

  /**
   * Closes the gate unless a slot is taken.
   *
   * @return true if the gate is closed now or was before
   */
  synchronized boolean close(FreeSet slots) {
    while (!isClosed()) {
      set(CLOSING);
      if (slots.taken() != 0) {
        set(OPEN);
        return false;
      }
      compareAndSet(CLOSING, CLOSED);
    }
    return true;
  }
}
