package dev.intrusive.pool;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Slots for any number of threads; what does not wait is lock-free. */
final class SharedSlots extends Slots {

  /** Up to here each state has cache lines of its own. */
  private static final int MOST_SPACED_STATES = 256;

  private final FreeSet free;
  private final WaitingRoom waitingRoom;
  private final SpacedLongs states;
  private final SpacedLongs retired;
  private final int retiredWords;
  private final Gate gate = new Gate();

  SharedSlots(int capacity, WordFormat format, FreeSet free) {
    super(capacity, format);
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
    if (waitingRoom.isEmpty()) {
      free.put(slot);
      if (waitingRoom.isEmpty()) {
        return;
      }
    } else if (waitingRoom.handOver(slot)) {
      return;
    } else {
      free.put(slot);
    }
    waitingRoom.serve();
  }

  @Override
  int taken() {
    return free.taken();
  }

  @Override
  int await() throws InterruptedException {
    return await(false, 0);
  }

  @Override
  int awaitFor(long time, TimeUnit unit) throws InterruptedException {
    return await(true, unit.toNanos(time));
  }

  private int await(boolean timed, long nanos) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    if (waitingRoom.isEmpty() || (timed && nanos <= 0)) {
      int slot = free.take();
      if (slot != FreeSet.NONE || (timed && nanos <= 0)) {
        return slot;
      }
    }
    long start = timed ? System.nanoTime() : 0;
    Waiter waiter = waitingRoom.register();
    try {
      waitingRoom.serve();
      while (waiter.isWaiting() && !gate.isClosed()) {
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
          throw interruptionOf(waiter);
        }
      }
      waiter.leave();
      return waiter.slot();
    } finally {
      waitingRoom.deregister(waiter);
    }
  }

  /** Gives up waiting; a slot that was handed over meanwhile goes to the next. */
  private InterruptedException interruptionOf(Waiter waiter) {
    if (!waiter.leave()) {
      put(waiter.slot());
    }
    return new InterruptedException();
  }

  @Override
  long state(int slot) {
    return states.get(slot);
  }

  @Override
  boolean begin(int slot) {
    long life = format.next(states.get(slot));
    states.set(slot, life);
    return gate.pass() || !end(slot, life);
  }

  @Override
  boolean end(int slot) {
    return end(slot, states.get(slot));
  }

  /** Ends the life that a state is of; false if it is none or over. */
  private boolean end(int slot, long life) {
    long state = life;
    // Only a retirement is a reason to try again: in another life the caller has no part.
    while (WordFormat.isLive(state) && WordFormat.isSameLife(state, life)) {
      if (states.compareAndSet(slot, state, format.next(state))) {
        return true;
      }
      state = states.get(slot);
    }
    return false;
  }

  @Override
  boolean endRetired(int slot) {
    long state = states.get(slot);
    return WordFormat.isLive(state)
        && WordFormat.isRetired(state)
        && states.compareAndSet(slot, state, format.next(state));
  }

  @Override
  long retire(int slot) {
    long state = states.get(slot);
    if (!WordFormat.isLive(state) || WordFormat.isRetired(state)) {
      return state;
    }
    if (states.compareAndSet(slot, state, WordFormat.retired(state))) {
      rememberRetired(slot);
      return state;
    }
    // Who was faster has retired this life or ended it.
    long found = states.get(slot);
    return WordFormat.isSameLife(found, state) ? found : format.next(state);
  }

  @Override
  void rememberRetired(int slot) {
    long bit = 1L << slot;
    long bits = retired.get(slot >>> 6);
    while ((bits & bit) == 0 && !retired.compareAndSet(slot >>> 6, bits, bits | bit)) {
      bits = retired.get(slot >>> 6);
    }
  }

  @Override
  int pollRetired(int from) {
    long mask = -1L << from;
    for (int word = from >>> 6; word < retiredWords; word++) {
      long bits = retired.get(word);
      while ((bits & mask) != 0) {
        long bit = Long.lowestOneBit(bits & mask);
        if (retired.compareAndSet(word, bits, bits ^ bit)) {
          return (word << 6) + Long.numberOfTrailingZeros(bit);
        }
        bits = retired.get(word);
      }
      mask = -1L;
    }
    return FreeSet.NONE;
  }

  @Override
  boolean isClosed() {
    return gate.isClosed();
  }

  @Override
  boolean close() {
    for (; ; ) {
      int announced = gate.announce();
      if (gate.isClosed()) {
        return true;
      }
      if (nextLive(0) != FreeSet.NONE) {
        gate.reopen(announced);
        return false;
      }
      if (gate.close(announced)) {
        waitingRoom.wakeAll();
        return true;
      }
    }
  }
}
