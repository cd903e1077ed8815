package dev.intrusive.pool;

/** Slots for any number of threads; while nobody waits, only closing locks anything. */
final class SharedSlots extends Slots {

  /** Up to here each state has cache lines of its own. */
  private static final int MOST_PADDED_STATES = 256;

  private final FreeSet free;
  private final Gate gate = new Gate();
  private final WaitingLine waiting;
  private final PaddedLongs states;

  /** A bit for each slot that may have a retired life. */
  private final PaddedLongs retired;

  SharedSlots(WordFormat format, FreeSet free) {
    super(format);
    this.free = free;
    waiting = new WaitingLine(free);
    states = new PaddedLongs(format.capacity, MOST_PADDED_STATES);
    retired = new PaddedLongs(((format.capacity - 1) >>> 6) + 1, 1);
  }

  /** Creates the slots that the options of a pool ask for. */
  static SharedSlots of(int capacity, PoolOptions options) {
    FreeSet free =
        options.freeSet() == FreeSetKind.TAGGED_STACK
            ? new TaggedStack(capacity, options.widest())
            : new AtomicBitmap(capacity);
    return new SharedSlots(new WordFormat(capacity, options.widest()), free);
  }

  // Free slots.

  @Override
  public int take() {
    return free.take();
  }

  @Override
  public void put(int slot) {
    if (!waiting.isEmpty()) {
      waiting.put(slot);
      return;
    }
    free.put(slot);
    if (!waiting.isEmpty()) {
      waiting.serve();
    }
  }

  @Override
  public int taken() {
    return free.taken();
  }

  /**
   * Takes a slot, and waits for one.
   *
   * @param timed whether it waits for so many nanoseconds at most
   * @return {@link FreeSet#NONE} if the time is over
   */
  int await(boolean timed, long nanos) throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    boolean mayWait = !timed || nanos > 0;
    int slot = waiting.isEmpty() || !mayWait ? free.take() : FreeSet.NONE;
    return slot == FreeSet.NONE && mayWait ? waiting.await(timed, nanos) : slot;
  }

  // Lives.

  @Override
  long state(int slot) {
    return states.get(states.index(slot));
  }

  @Override
  void begin(int slot) {
    // Nobody else writes the state of a slot that is taken and has no life.
    int index = states.index(slot);
    states.lazySet(index, format.next(states.get(index)));
  }

  @Override
  boolean end(int slot) {
    int index = states.index(slot);
    long state = states.get(index);
    long life = state;
    // Only a retirement is a reason to try again: in another life the caller has no part.
    while (WordFormat.isLive(state) && WordFormat.isSameLife(state, life)) {
      if (states.compareAndSet(index, state, format.next(state))) {
        return true;
      }
      state = states.get(index);
    }
    return false;
  }

  // Retirement.

  /**
   * Marks the life in a slot as retired and remembers the slot.
   *
   * @return the state that was found: retired now, unless that state was without life or retired
   */
  long retire(int slot) {
    long state = state(slot);
    if (!WordFormat.isLive(state) || WordFormat.isRetired(state) || markRetired(slot, state)) {
      return state;
    }
    // Another thread has retired or ended this life first.
    long found = state(slot);
    return WordFormat.isSameLife(found, state) ? found : format.next(state);
  }

  /** Retires the life that a handle names, unless it is over, or retired already. */
  boolean retireLife(long handle) {
    int slot = format.slotOf(handle);
    if (slot == FreeSet.NONE) {
      return false;
    }
    long state = state(slot);
    return format.isLifeOf(handle, state)
        && !WordFormat.isRetired(state)
        && markRetired(slot, state);
  }

  /**
   * Marks a life as retired and remembers its slot.
   *
   * @param state the state that the slot had: a life that is not retired
   * @return false if it has another state now
   */
  private boolean markRetired(int slot, long state) {
    if (states.compareAndSet(states.index(slot), state, WordFormat.retired(state))) {
      rememberRetired(slot);
      return true;
    }
    return false;
  }

  /** Ends the life in a slot if it is retired. */
  boolean endRetired(int slot) {
    int index = states.index(slot);
    long state = states.get(index);
    return WordFormat.isLive(state)
        && WordFormat.isRetired(state)
        && states.compareAndSet(index, state, format.next(state));
  }

  /** Remembers a slot whose life is retired. */
  void rememberRetired(int slot) {
    int index = retired.index(slot >>> 6);
    long bit = 1L << slot;
    long bits = retired.get(index);
    while ((bits & bit) == 0 && !retired.compareAndSet(index, bits, bits | bit)) {
      bits = retired.get(index);
    }
  }

  /**
   * Forgets a remembered slot.
   *
   * @param from where to look first
   * @return the first that is not before {@code from}, or {@link FreeSet#NONE}
   */
  int pollRetired(int from) {
    long mask = -1L << from;
    for (int word = from >>> 6; word << 6 < format.capacity; word++) {
      int index = retired.index(word);
      long bits = retired.get(index);
      while ((bits & mask) != 0) {
        long bit = Long.lowestOneBit(bits & mask);
        if (retired.compareAndSet(index, bits, bits ^ bit)) {
          return (word << 6) + Long.numberOfTrailingZeros(bit);
        }
        bits = retired.get(index);
      }
      mask = -1L;
    }
    return FreeSet.NONE;
  }

  // Images.

  @Override
  public int copyTo(int[] target) {
    return free.copyTo(target);
  }

  @Override
  void restoreState(int slot, long state) {
    states.set(states.index(slot), state);
    if (WordFormat.isRetired(state)) {
      rememberRetired(slot);
    }
  }

  // Closing.

  @Override
  boolean admit() {
    return gate.pass();
  }

  @Override
  boolean isClosed() {
    return gate.isClosed();
  }

  @Override
  boolean close() {
    return gate.close(free);
  }
}
