package dev.intrusive.pool;

import dev.intrusive.IntrusiveList;
import dev.intrusive.index.ImageException;
import java.nio.IntBuffer;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link PoolImageWriter} writes: first checks all of it, then restores. */
final class PoolImageReader<E> {

  private final ObjectPool<E> pool;
  private final Slots slots;
  private final List<IntrusiveList<? super E>> lists;
  private final IntBuffer image;
  private final int[] sizes;
  private int[] free = {};
  private long[] states = {};

  /** Where the slots of the first list begin. */
  private int elements;

  PoolImageReader(ObjectPool<E> pool, List<IntrusiveList<? super E>> lists, IntBuffer image) {
    this.pool = pool;
    this.slots = pool.slots();
    this.lists = lists;
    this.image = image;
    sizes = new int[lists.size()];
  }

  /** Makes sure that the image can be restored. */
  void check() {
    require(
        image.remaining() >= PoolImageWriter.HEADER,
        "an image has at least " + PoolImageWriter.HEADER + " ints, here are " + image.remaining());
    int magic = image.get();
    require(magic == PoolImageWriter.MAGIC, "no image of a pool begins with " + magic);
    int version = image.get();
    require(
        version == PoolImageWriter.VERSION,
        "the image is of version " + version + ", not " + PoolImageWriter.VERSION);
    int capacity = image.get();
    require(
        capacity == slots.capacity(),
        "the image is of a pool with " + capacity + " slots, but here are " + slots.capacity());
    int freeCount = image.get();
    require(
        freeCount >= 0 && freeCount <= capacity,
        "the image says that " + freeCount + " of " + capacity + " slots are free");
    int listCount = image.get();
    require(
        listCount == lists.size(),
        "the image is of " + listCount + " lists, but here are " + lists.size());
    checkLength(freeCount);
    for (int list = 0; list < listCount; list++) {
      sizes[list] = image.get();
    }
    readStates(capacity, freeCount);
    readFree(freeCount);
    elements = image.position();
    checkLists();
  }

  private void checkLength(int freeCount) {
    long expected = (long) lists.size() + 2L * slots.capacity() + freeCount;
    for (int list = 0; list < lists.size() && list < image.remaining(); list++) {
      int size = image.get(image.position() + list);
      require(size >= 0 && size <= slots.capacity(), "list " + list + " has " + size + " elements");
      expected += size;
    }
    require(
        image.remaining() >= expected,
        "the image is cut short: "
            + expected
            + " ints should follow its header, but there are "
            + image.remaining());
  }

  private void readStates(int capacity, int freeCount) {
    states = new long[capacity];
    int live = 0;
    for (int slot = 0; slot < capacity; slot++) {
      long upper = image.get();
      states[slot] = upper << Integer.SIZE | (image.get() & 0xFFFF_FFFFL);
      require(slots.format.isState(states[slot]), "slot " + slot + " has no state " + states[slot]);
      live += WordFormat.isLive(states[slot]) ? 1 : 0;
    }
    require(
        live == capacity - freeCount,
        "of " + capacity + " slots, " + freeCount + " are free and " + live + " live");
  }

  private void readFree(int freeCount) {
    free = new int[freeCount];
    BitSet seen = new BitSet(slots.capacity());
    for (int i = 0; i < freeCount; i++) {
      int slot = image.get();
      requireSlot(slot, "a free slot");
      require(!WordFormat.isLive(states[slot]), "slot " + slot + " is free and live");
      require(!seen.get(slot), "slot " + slot + " is free twice");
      seen.set(slot);
      free[i] = slot;
    }
  }

  private void checkLists() {
    Map<Class<?>, BitSet> seen = new HashMap<>();
    for (int list = 0; list < sizes.length; list++) {
      // All lists of a class use the same link.
      BitSet linked = seen.computeIfAbsent(lists.get(list).getClass(), unused -> new BitSet());
      for (int i = 0; i < sizes[list]; i++) {
        int slot = image.get();
        requireSlot(slot, "in list " + list);
        require(
            WordFormat.isLive(states[slot]), "slot " + slot + " in list " + list + " is not live");
        require(
            !linked.get(slot),
            "slot " + slot + " comes again in list " + list + ", through the same link");
        linked.set(slot);
        pool.requireUnlinked(lists.get(list), slot);
      }
    }
  }

  /** Changes the pool and the lists; nothing can fail any more. */
  void restore() {
    slots.restore(states, free, free.length);
    pool.openRestored();
    int position = elements;
    for (int list = 0; list < sizes.length; list++) {
      for (int i = 0; i < sizes[list]; i++) {
        lists.get(list).addLast(pool.object(image.get(position++)));
      }
    }
  }

  private void requireSlot(int slot, String what) {
    require(
        slot >= 0 && slot < slots.capacity(),
        "there is no slot " + slot + " (" + what + "), but only " + slots.capacity());
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new ImageException(message);
    }
  }
}
