package dev.intrusive.pool;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** Iterates over the live objects of a pool, one ahead of what it returns. */
final class LiveIterator<E> implements Iterator<E> {

  private final ObjectPool<E> pool;
  private final Slots slots;
  private int next;

  LiveIterator(ObjectPool<E> pool, Slots slots) {
    this.pool = pool;
    this.slots = slots;
    next = slots.nextLive(0);
  }

  @Override
  public boolean hasNext() {
    return next != FreeSet.NONE;
  }

  @Override
  public E next() {
    int slot = next;
    if (slot == FreeSet.NONE) {
      throw new NoSuchElementException("no further live object in " + PoolMisuse.nameOf(pool));
    }
    next = slots.nextLive(slot + 1);
    return pool.object(slot);
  }
}
