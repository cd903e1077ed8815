package dev.intrusive.pool;

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The threads that wait for a slot, first come, first served: one lock, and a condition for each
 * thread in the line.
 *
 * <p>Nobody touches the lock while nobody waits. A thread that frees a slot looks at the length of
 * the line afterwards; a thread that waits joins the line first and looks for a free slot
 * afterwards. Both are volatile, so at least one of the two sees the other, and no wake-up is lost.
 * While the line is not empty, a freed slot is given to its first thread instead of to the free
 * set, so that threads which do not wait cannot starve those which do.
 *
 * <p>A pool that closes need not wake anybody: threads wait only while slots are taken, and each
 * slot that is freed goes to one of them, which then finds the pool closed and frees it again.
 */
final class WaitingLine {

  /** A thread in the line; it leaves the line when it is given a slot, or gives up. */
  private static final class Waiter {
    final Condition served;
    int slot = FreeSet.NONE;

    Waiter(Condition served) {
      this.served = served;
    }
  }

  private final FreeSet free;
  private final ReentrantLock lock = new ReentrantLock();
  private final ArrayDeque<Waiter> line = new ArrayDeque<>();

  /** The length of the line, for threads that do not hold the lock. */
  private volatile int length;

  WaitingLine(FreeSet free) {
    this.free = free;
  }

  boolean isEmpty() {
    return length == 0;
  }

  /**
   * Waits for a slot.
   *
   * @param timed whether it waits for so many nanoseconds at most
   * @return the slot, or {@link FreeSet#NONE} if the time is over
   */
  int await(boolean timed, long nanos) throws InterruptedException {
    lock.lock();
    try {
      Waiter waiter = new Waiter(lock.newCondition());
      line.add(waiter);
      length = line.size();
      giveFreeSlots();
      return awaitAs(waiter, timed, nanos);
    } finally {
      lock.unlock();
    }
  }

  private int awaitAs(Waiter waiter, boolean timed, long nanos) throws InterruptedException {
    long left = nanos;
    try {
      while (waiter.slot == FreeSet.NONE && (!timed || left > 0)) {
        if (timed) {
          left = waiter.served.awaitNanos(left);
        } else {
          waiter.served.await();
        }
      }
      return waiter.slot;
    } catch (InterruptedException e) {
      if (waiter.slot != FreeSet.NONE) {
        put(waiter.slot); // it came too late, and is for the next thread
      }
      throw e;
    } finally {
      if (waiter.slot == FreeSet.NONE) {
        line.remove(waiter);
        length = line.size();
      }
    }
  }

  /** Gives free slots to the first threads of the line, until one of the two runs out. */
  void serve() {
    lock.lock();
    try {
      giveFreeSlots();
    } finally {
      lock.unlock();
    }
  }

  private void giveFreeSlots() {
    while (!line.isEmpty()) {
      int slot = free.take();
      if (slot == FreeSet.NONE) {
        return;
      }
      giveToFirst(slot);
    }
  }

  private void giveToFirst(int slot) {
    Waiter first = line.remove();
    length = line.size();
    first.slot = slot;
    first.served.signal();
  }

  /** Gives a slot that the caller has taken to the first thread of the line, or frees it. */
  void put(int slot) {
    lock.lock();
    try {
      if (line.isEmpty()) {
        free.put(slot);
      } else {
        giveToFirst(slot);
      }
    } finally {
      lock.unlock();
    }
  }
}
