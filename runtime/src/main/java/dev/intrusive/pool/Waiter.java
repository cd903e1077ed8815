package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/** One thread that waits for a slot: either it is handed one or it gives up, never both. */
final class Waiter extends AtomicInteger {

  private static final long serialVersionUID = 1L;

  private static final int WAITING = -1;
  private static final int GONE = -2;

  private static final AtomicReferenceFieldUpdater<Waiter, @Nullable Waiter> NEXT =
      AtomicReferenceFieldUpdater.newUpdater(Waiter.class, Waiter.class, "next");

  /** The one after this in the waiting room; null for the last, which stays there. */
  transient volatile @Nullable Waiter next;

  private transient @Nullable Thread thread = Thread.currentThread();

  Waiter() {
    super(WAITING);
  }

  /** The thread, or null if it may have been forgotten. */
  @Nullable Thread thread() {
    return thread;
  }

  /** Forgets the thread, which is gone. */
  void forgetThread() {
    thread = null;
  }

  /** Puts a waiter after this one unless another one is there. */
  boolean append(Waiter waiter) {
    return NEXT.compareAndSet(this, null, waiter);
  }

  boolean isGone() {
    return get() == GONE;
  }

  boolean isWaiting() {
    return get() == WAITING;
  }

  /** Hands over a slot; false if the waiter has one or is gone. */
  boolean give(int slot) {
    return compareAndSet(WAITING, slot);
  }

  /**
   * Ends the waiting if a slot was handed over and not taken back.
   *
   * @return that slot, or {@link FreeSet#NONE} if the waiting goes on
   */
  int accept() {
    int given = get();
    return given >= 0 && compareAndSet(given, GONE) ? given : FreeSet.NONE;
  }

  /** Takes a slot back that the waiter has not noticed; {@link FreeSet#NONE} if there is none. */
  int takeBack() {
    int given = get();
    return given >= 0 && compareAndSet(given, WAITING) ? given : FreeSet.NONE;
  }

  /** Ends the waiting; returns the slot that was handed over, or {@link FreeSet#NONE}. */
  int leave() {
    int given = getAndSet(GONE);
    return given >= 0 ? given : FreeSet.NONE;
  }
}
