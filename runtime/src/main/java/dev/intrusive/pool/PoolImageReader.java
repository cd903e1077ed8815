package dev.intrusive.pool;

import dev.intrusive.IntrusiveList;
import dev.intrusive.internal.Naming;
import dev.intrusive.ints.ImageException;
import java.nio.IntBuffer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what {@link PoolImage} writes: copies it, since the memory of a buffer may be shared,
 * checks all of it, and then restores.
 */
final class PoolImageReader<E> {

  private final ObjectPool<E> pool;
  private final Slots slots;
  private final List<IntrusiveList<? super E>> lists;

  /** The image, and the index of the int to be read next. */
  private final int[] image;

  private int next;

  PoolImageReader(ObjectPool<E> pool, List<IntrusiveList<? super E>> lists, IntBuffer source) {
    this.pool = pool;
    this.slots = pool.slots();
    this.lists = lists;
    image = copyOf(source);
  }

  private static int[] copyOf(IntBuffer source) {
    int present = source.remaining();
    require(
        present > PoolImage.HEADER,
        "an image has more than " + PoolImage.HEADER + " ints, not " + present);
    IntBuffer ints = source.slice();
    int magic = ints.get();
    require(magic == PoolImage.MAGIC, "no image of a pool begins with " + magic);
    int version = ints.get();
    require(
        version == PoolImage.VERSION,
        "the image is of version " + version + ", not " + PoolImage.VERSION);
    int length = ints.get();
    require(
        length > PoolImage.HEADER && length <= present,
        "the image is cut short: it should have " + length + " ints, not " + present);
    int[] copy = new int[length];
    source.get(copy);
    int expected = copy[length - 1];
    int computed = Checksum.of(copy, length - 1);
    require(
        computed == expected,
        "the image is damaged: its checksum is " + expected + ", but should be " + computed);
    return copy;
  }

  /** Changes the pool and the lists, or nothing, and returns how many ints the image has. */
  int read() {
    next = PoolImage.HEADER - 2;
    int capacity = next();
    require(
        capacity == slots.capacity(),
        "the image is of a pool with "
            + Naming.count(capacity, "slot")
            + ", but this one has "
            + slots.capacity());
    int listCount = next();
    require(
        listCount == lists.size(),
        "the image is of " + Naming.count(listCount, "list") + ", not of " + lists.size());
    long[] states = readStates();
    int[] free = readFree(states);
    int start = next;
    checkLists(states);
    require(next == image.length - 1, "the image is damaged: it has too many ints");
    pool.openLives(states);
    try {
      fillLists(start);
    } catch (Throwable refusal) {
      lists.forEach(IntrusiveList::clear);
      pool.closeLives(states);
      throw refusal;
    }
    pool.restore(states, free);
    return image.length;
  }

  private long[] readStates() {
    long[] states = new long[slots.capacity()];
    for (int slot = 0; slot < states.length; slot++) {
      long upper = next();
      long state = upper << Integer.SIZE | (next() & 0xFFFF_FFFFL);
      require(slots.format.isState(state), "slot " + slot + " has no state " + state);
      require(
          pool instanceof SharedPool || !WordFormat.isRetired(state),
          "the object in slot " + slot + " is retired, which needs a SharedPool");
      states[slot] = state;
    }
    return states;
  }

  /** Reads as many slots as have no life, each of which must be there once. */
  private int[] readFree(long[] states) {
    int count = 0;
    for (long state : states) {
      count += WordFormat.isLive(state) ? 0 : 1;
    }
    int[] free = new int[count];
    BitSet seen = new BitSet(states.length);
    for (int i = 0; i < count; i++) {
      int slot = nextSlot();
      require(!WordFormat.isLive(states[slot]), "slot " + slot + " is free and live");
      require(!seen.get(slot), "slot " + slot + " is free twice");
      seen.set(slot);
      free[i] = slot;
    }
    return free;
  }

  private void checkLists(long[] states) {
    Map<Class<?>, BitSet> seen = new HashMap<>();
    for (IntrusiveList<? super E> list : lists) {
      // All lists of a class use the same link.
      BitSet linked = seen.computeIfAbsent(list.getClass(), unused -> new BitSet());
      int size = next();
      require(size >= 0, "a list has a size of " + size);
      for (int i = 0; i < size; i++) {
        int slot = nextSlot();
        require(WordFormat.isLive(states[slot]), "slot " + slot + " in a list is not live");
        require(!linked.get(slot), "slot " + slot + " comes again, through the same link");
        linked.set(slot);
      }
    }
  }

  private void fillLists(int start) {
    next = start;
    for (IntrusiveList<? super E> list : lists) {
      for (int rest = next(); rest > 0; rest--) {
        list.addLast(pool.object(next()));
      }
    }
  }

  private int nextSlot() {
    int slot = next();
    require(
        slot >= 0 && slot < slots.capacity(),
        "there is no slot " + slot + " among " + slots.capacity());
    return slot;
  }

  /** Returns the next int before the checksum. */
  private int next() {
    require(next < image.length - 1, "the image is damaged: it has too few ints");
    return image[next++];
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new ImageException(message);
    }
  }
}
