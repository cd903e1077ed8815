package dev.intrusive.benchmarks.pools;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The least that a pool for many threads does whose objects have lives: three atomic steps, one
 * that takes a slot alone, one that ends a life alone, and one that frees the slot after whatever
 * the end of a life does. A queue, which knows nothing of lives, takes two.
 *
 * <p>There is no room for more than 64 objects, nobody can wait or close, and a pool that is full
 * fails.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the setup method first
public class ThreeSteps extends LivesOfOneThread<PooledPart> {

  /**
   * Where the first long is, and how far apart the longs are, so that each has lines of its own.
   */
  private static final int SPACE = 16;

  private static final long LIVE = 1;

  private PooledPart[] parts;
  private AtomicLongArray free;
  private AtomicLongArray states;

  @Override
  protected void open(int size) {
    int used = Math.min(size, Long.SIZE);
    parts = new PooledPart[used];
    free = new AtomicLongArray(2 * SPACE);
    states = new AtomicLongArray((used + 1) * SPACE);
    for (int slot = 0; slot < used; slot++) {
      parts[slot] = new PooledPart();
      parts[slot].slot = slot;
    }
    free.set(SPACE, -1L >>> (Long.SIZE - used));
  }

  @Override
  protected PooledPart begin(int number) {
    long slots = free.get(SPACE);
    long taken = Long.lowestOneBit(slots);
    while (!free.compareAndSet(SPACE, slots, slots ^ taken)) {
      slots = free.get(SPACE);
      taken = Long.lowestOneBit(slots);
    }
    int slot = Long.numberOfTrailingZeros(taken);
    PooledPart part = parts[slot];
    part.set(number);
    int place = placeOf(slot);
    states.lazySet(place, states.get(place) + LIVE);
    return part;
  }

  @Override
  protected void end(PooledPart part) {
    int slot = part.slot;
    int place = placeOf(slot);
    long state = states.get(place);
    if (parts[slot] != part
        || (state & LIVE) == 0
        || !states.compareAndSet(place, state, state + LIVE)) {
      throw new IllegalStateException(part + " is not live");
    }
    free.getAndAdd(SPACE, 1L << slot);
  }

  private static int placeOf(int slot) {
    return (slot + 1) * SPACE;
  }
}
