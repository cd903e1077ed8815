package dev.intrusive.pool;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * The threads that wait for a slot, in the order in which they came.
 *
 * <p>A releasing thread frees its slot first and looks here afterwards; a waiting thread registers
 * first and looks for a slot afterwards. All of that is volatile, so that at least one of the two
 * sees the other and no wake-up is lost. A slot is handed to the waiter who came first, so that
 * those who do not wait cannot starve those who do.
 */
final class WaitingRoom {

  private final FreeSet free;
  private final ConcurrentLinkedQueue<Waiter> queue = new ConcurrentLinkedQueue<>();

  WaitingRoom(FreeSet free) {
    this.free = free;
  }

  Waiter register() {
    Waiter waiter = new Waiter();
    queue.add(waiter);
    return waiter;
  }

  void deregister(Waiter waiter) {
    queue.remove(waiter);
  }

  /** Gives a slot that the caller has taken to the first waiter; false if there is none. */
  boolean handOver(int slot) {
    for (Waiter waiter : queue) {
      if (waiter.give(slot)) {
        LockSupport.unpark(waiter.thread());
        return true;
      }
    }
    return false;
  }

  /** Hands free slots to those who wait, until there are no more of the one or of the other. */
  void serve() {
    while (somebodyWaits()) {
      int slot = free.take();
      if (slot == FreeSet.NONE) {
        return;
      }
      if (!handOver(slot)) {
        // Then look again: somebody may have come while the slot was taken.
        free.put(slot);
      }
    }
  }

  private boolean somebodyWaits() {
    for (Waiter waiter : queue) {
      if (waiter.isWaiting()) {
        return true;
      }
    }
    return false;
  }

  /** Frees the slots that were handed over and not noticed yet; {@link #serve} undoes it. */
  void revoke() {
    for (Waiter waiter : queue) {
      int slot = waiter.takeBack();
      if (slot != FreeSet.NONE) {
        free.put(slot);
      }
    }
  }

  void wakeAll() {
    for (Waiter waiter : queue) {
      LockSupport.unpark(waiter.thread());
    }
  }
}
