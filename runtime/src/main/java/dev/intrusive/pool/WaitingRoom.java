package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.locks.LockSupport;

/**
 * The threads that wait for a slot, in the order in which they came.
 *
 * <p>A releasing thread frees its slot first and looks here afterwards; a waiting thread registers
 * first and looks for a slot afterwards. All of that is volatile, so that at least one of the two
 * sees the other and no wake-up is lost. A slot is handed to the waiter who came first, so that
 * those who do not wait cannot starve those who do.
 *
 * <p>The queue is a chain through the waiters themselves, so that to hand over a slot allocates
 * nothing. Waiters join at the end, as in the queue of Michael and Scott (Simple, Fast, and
 * Practical Non-Blocking and Blocking Concurrent Queue Algorithms, 1996). Those that are gone stay
 * in the chain until a sweep, which one thread does at a time and no thread waits for. A sweep
 * changes nothing in a waiter that it takes out, so that a thread that looks at this one still gets
 * to the others. It comes when as many have gone as the last sweep has left, so that a waiter costs
 * O(1) on average.
 */
final class WaitingRoom {

  private static final AtomicReferenceFieldUpdater<WaitingRoom, Waiter> LAST =
      AtomicReferenceFieldUpdater.newUpdater(WaitingRoom.class, Waiter.class, "last");

  /** So many that are gone are not worth a sweep. */
  private static final int FEW = 32;

  private final FreeSet free;

  /** A waiter without a thread, which counts as gone; the others come after it. */
  private final Waiter start = new Waiter();

  /** The last waiter, or one from whom the last one can be reached. */
  private volatile Waiter last = start;

  /** How many have gone since the last sweep. */
  private final AtomicInteger gone = new AtomicInteger();

  /** How many must have gone before the next one; a race does no harm. */
  private int enough;

  /** Whether a thread sweeps. */
  private final AtomicBoolean isBeingSwept = new AtomicBoolean();

  /**
   * Whether somebody could not be served or woken, since the stack or the memory of the other
   * thread was used up; who serves next makes good for it.
   */
  volatile boolean isLate;

  WaitingRoom(FreeSet free) {
    this(free, FEW);
  }

  /** Creates a room that is swept first when so many have gone. */
  WaitingRoom(FreeSet free, int enough) {
    this.free = free;
    this.enough = enough;
    start.leave();
    start.forgetThread();
  }

  void register(Waiter waiter) {
    for (; ; ) {
      Waiter end = last;
      Waiter after = end.next;
      if (after != null) {
        LAST.compareAndSet(this, end, after);
      } else if (end.append(waiter)) {
        LAST.compareAndSet(this, end, waiter);
        return;
      }
    }
  }

  /** Forgets a waiter who is gone. */
  void deregister(Waiter waiter) {
    waiter.forgetThread();
    if (gone.incrementAndGet() >= enough) {
      sweep(true);
    }
  }

  /**
   * Takes waiters who are gone out of the chain, unless another thread does.
   *
   * @param isThorough whether also those who came after somebody who is not gone
   */
  private void sweep(boolean isThorough) {
    if (!isBeingSwept.compareAndSet(false, true)) {
      return;
    }
    try {
      int left = 0;
      Waiter before = start;
      Waiter waiter = before.next;
      while (waiter != null) {
        Waiter after = waiter.next;
        if (after != null && waiter.isGone()) {
          before.next = after; // nobody is appended to one who has somebody after him
        } else if (isThorough) {
          before = waiter;
          left++;
        } else {
          return;
        }
        waiter = after;
      }
      if (isThorough) {
        enough = Math.max(FEW, left);
        gone.set(0);
      }
    } finally {
      isBeingSwept.set(false);
    }
  }

  /**
   * Gives a slot that the caller has taken to the first waiter; false if there is none. If this
   * throws, nobody has got it.
   */
  boolean handOver(int slot) {
    int passed = 0;
    for (Waiter waiter = start.next; waiter != null; waiter = waiter.next) {
      if (waiter.give(slot)) {
        try {
          wake(waiter);
          if (passed > FEW) {
            sweep(false);
          }
        } catch (VirtualMachineError unfinished) {
          isLate = true;
        }
        return true;
      }
      passed++;
    }
    return false;
  }

  /** Hands free slots to those who wait, until there are no more of the one or of the other. */
  void serve() {
    if (isLate) {
      isLate = false;
      wakeAll();
    }
    while (somebodyWaits()) {
      int slot = free.take();
      if (slot == FreeSet.NONE) {
        return;
      }
      boolean isHandedOver = false;
      try {
        isHandedOver = handOver(slot);
      } finally {
        if (!isHandedOver) {
          // Then look again: somebody may have come while the slot was taken.
          free.put(slot);
        }
      }
    }
  }

  private boolean somebodyWaits() {
    for (Waiter waiter = start.next; waiter != null; waiter = waiter.next) {
      if (waiter.isWaiting()) {
        return true;
      }
    }
    return false;
  }

  /** Frees the slots that were handed over and not noticed yet; {@link #serve} undoes it. */
  void revoke() {
    for (Waiter waiter = start.next; waiter != null; waiter = waiter.next) {
      int slot = waiter.takeBack();
      if (slot != FreeSet.NONE) {
        free.put(slot);
      }
    }
  }

  void wakeAll() {
    for (Waiter waiter = start.next; waiter != null; waiter = waiter.next) {
      wake(waiter);
    }
  }

  private static void wake(Waiter waiter) {
    Thread thread = waiter.thread();
    if (thread != null) {
      LockSupport.unpark(thread);
    }
  }
}
