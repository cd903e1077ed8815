package dev.intrusive.pool;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.LockSupport;

/** Slots for any number of threads; what does not wait is lock-free. */
final class SharedSlots extends Slots {

  /** Up to here each state has cache lines of its own. */
  private static final int MOST_SPACED_STATES = 256;

  private static final AtomicIntegerFieldUpdater<SharedSlots> WAITING =
      AtomicIntegerFieldUpdater.newUpdater(SharedSlots.class, "waiting");

  /** Those of the format, which are needed for each life. */
  private final long generations;

  private final FreeSet free;
  private final WaitingRoom waitingRoom;

  /** How many threads are in the waiting room; looked at whenever a slot is freed. */
  private volatile int waiting;

  private final SpacedLongs states;
  private final SpacedLongs retired;
  private final int retiredWords;

  SharedSlots(int capacity, WordFormat format, FreeSet free) {
    super(capacity, format);
    generations = format.generations;
    this.free = free;
    waitingRoom = new WaitingRoom(free);
    states = new SpacedLongs(capacity, MOST_SPACED_STATES);
    retiredWords = ((capacity - 1) >>> 6) + 1;
    retired = new SpacedLongs(retiredWords, 1);
  }

  @Override
  int take() {
    return free.take();
  }

  @Override
  void put(int slot) {
    // Handed over, a slot cannot be taken by who came later.
    if (waiting != 0 && waitingRoom.handOver(slot)) {
      return;
    }
    free.put(slot);
    if (waiting != 0) {
      try {
        waitingRoom.serve();
      } catch (VirtualMachineError unfinished) {
        waitingRoom.isLate = true;
      }
    }
  }

  @Override
  int taken() {
    return free.taken();
  }

  @Override
  int await(boolean timed, long nanos) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (waiting == 0 || (timed && nanos <= 0)) {
      int slot = free.take();
      if (slot != FreeSet.NONE || (timed && nanos <= 0)) {
        return slot;
      }
    }
    // A thread that frees a slot must see a waiter here before it could miss it in the waiting
    // room.
    WAITING.incrementAndGet(this);
    try {
      return awaitInRoom(timed, nanos);
    } finally {
      WAITING.decrementAndGet(this);
    }
  }

  private int awaitInRoom(boolean timed, long nanos) throws InterruptedException {
    long start = timed ? System.nanoTime() : 0;
    Waiter waiter = new Waiter();
    try {
      waitingRoom.register(waiter);
      return awaitAs(waiter, timed, nanos, start);
    } finally {
      giveUp(waiter);
    }
  }

  private int awaitAs(Waiter waiter, boolean timed, long nanos, long start)
      throws InterruptedException {
    waitingRoom.serve();
    int slot = waiter.accept();
    while (slot == FreeSet.NONE && !gate.isClosed()) {
      if (!timed) {
        LockSupport.park(this);
      } else {
        long left = nanos - (System.nanoTime() - start);
        if (left <= 0) {
          break;
        }
        LockSupport.parkNanos(this, left);
      }
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      slot = waiter.accept();
    }
    return slot != FreeSet.NONE ? slot : waiter.leave();
  }

  /** Leaves, however the waiting has ended; a slot that was handed over meanwhile is freed. */
  private void giveUp(Waiter waiter) {
    int slot = waiter.leave();
    waitingRoom.deregister(waiter);
    if (slot != FreeSet.NONE) {
      put(slot);
    }
  }

  @Override
  long state(int slot) {
    return states.get(states.place(slot));
  }

  @Override
  void begin(int slot) {
    // Nobody else writes the state of a slot that is taken and has no life.
    int place = states.place(slot);
    states.lazySet(place, WordFormat.next(states.get(place), generations));
  }

  @Override
  boolean end(int slot) {
    int place = states.place(slot);
    long state = states.get(place);
    long life = state;
    // Only a retirement is a reason to try again: in another life the caller has no part.
    while (WordFormat.isLive(state) && WordFormat.isSameLife(state, life)) {
      if (states.compareAndSet(place, state, WordFormat.next(state, generations))) {
        return true;
      }
      state = states.get(place);
    }
    return false;
  }

  @Override
  boolean endRetired(int slot) {
    int place = states.place(slot);
    long state = states.get(place);
    return WordFormat.isLive(state)
        && WordFormat.isRetired(state)
        && states.compareAndSet(place, state, format.next(state));
  }

  @Override
  boolean markRetired(int slot, long state) {
    if (states.compareAndSet(states.place(slot), state, WordFormat.retired(state))) {
      rememberRetired(slot);
      return true;
    }
    return false;
  }

  @Override
  void rememberRetired(int slot) {
    int place = retired.place(slot >>> 6);
    long bit = 1L << slot;
    long bits = retired.get(place);
    while ((bits & bit) == 0 && !retired.compareAndSet(place, bits, bits | bit)) {
      bits = retired.get(place);
    }
  }

  @Override
  int pollRetired(int from) {
    long mask = -1L << from;
    for (int word = from >>> 6; word < retiredWords; word++) {
      int place = retired.place(word);
      long bits = retired.get(place);
      while ((bits & mask) != 0) {
        long bit = Long.lowestOneBit(bits & mask);
        if (retired.compareAndSet(place, bits, bits ^ bit)) {
          return (word << 6) + Long.numberOfTrailingZeros(bit);
        }
        bits = retired.get(place);
      }
      mask = -1L;
    }
    return FreeSet.NONE;
  }

  @Override
  int copyFree(int[] target) {
    return free.copyTo(target);
  }

  @Override
  void restoreFree(int[] slots, int count) {
    free.restore(slots, count);
  }

  @Override
  void restoreState(int slot, long state) {
    states.set(states.place(slot), state);
  }

  @Override
  boolean close() {
    for (; ; ) {
      int announced = gate.announce();
      if (gate.isClosed()) {
        return true;
      }
      waitingRoom.revoke();
      if (free.taken() != 0) {
        gate.reopen(announced);
        waitingRoom.serve();
        return false;
      }
      if (gate.close(announced)) {
        waitingRoom.wakeAll();
        return true;
      }
    }
  }
}
