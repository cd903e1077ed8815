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
 * Reads what {@link PoolImageWriter} writes: copies it, since the memory of a buffer may be shared,
 * checks all of it, and then restores.
 */
final class PoolImageReader<E> {

  // Where the header has what.
  private static final int MAGIC = 0;
  private static final int VERSION = 1;
  private static final int CAPACITY = 2;
  private static final int FREE_COUNT = 3;
  private static final int LIST_COUNT = 4;

  private final ObjectPool<E> pool;
  private final Slots slots;
  private final List<IntrusiveList<? super E>> lists;
  private final int[] sizes;
  private int[] copy = {};
  private IntBuffer image;
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
    checkHeader();
    copy = new int[requiredLength()];
    image.duplicate().get(copy);
    image = IntBuffer.wrap(copy);
    checkHeader();
    require(requiredLength() == copy.length, "the image changes while it is read");
    checkSum();
    image.position(PoolImageWriter.HEADER);
    image.get(sizes);
    readStates(slots.capacity());
    readFree(image.get(FREE_COUNT));
    elements = image.position();
    checkLists();
  }

  /** Returns how many ints the image has. */
  int length() {
    return copy.length;
  }

  private void checkHeader() {
    require(
        image.remaining() >= PoolImageWriter.HEADER,
        "an image has at least " + PoolImageWriter.HEADER + " ints, not " + image.remaining());
    int magic = header(MAGIC);
    require(magic == PoolImageWriter.MAGIC, "no image of a pool begins with " + magic);
    int version = header(VERSION);
    require(
        version == PoolImageWriter.VERSION,
        "the image is of version " + version + ", not " + PoolImageWriter.VERSION);
    int capacity = header(CAPACITY);
    require(
        capacity == slots.capacity(),
        "the image is of a pool with "
            + Naming.count(capacity, "slot")
            + ", but this one has "
            + slots.capacity());
    int freeCount = header(FREE_COUNT);
    require(
        freeCount >= 0 && freeCount <= capacity,
        "according to the image, " + freeCount + " of " + capacity + " slots are free");
    int listCount = header(LIST_COUNT);
    require(
        listCount == lists.size(),
        "the image is of " + Naming.count(listCount, "list") + ", not of " + lists.size());
  }

  private int header(int index) {
    return image.get(image.position() + index);
  }

  /** Returns how many ints the image must have, and makes sure that it has as many. */
  private int requiredLength() {
    long expected = lists.size() + 2L * slots.capacity() + header(FREE_COUNT) + 1;
    for (int list = 0; list < lists.size(); list++) {
      if (PoolImageWriter.HEADER + list < image.remaining()) {
        int size = header(PoolImageWriter.HEADER + list);
        require(size >= 0 && size <= slots.capacity(), "list " + list + " has a size of " + size);
        expected += size;
      }
    }
    int present = image.remaining() - PoolImageWriter.HEADER;
    require(
        present >= expected,
        "the image is cut short: "
            + Naming.count(expected, "int")
            + " should follow its header, not "
            + present);
    return (int) (PoolImageWriter.HEADER + expected);
  }

  private void checkSum() {
    int last = copy.length - 1;
    int computed = Checksum.of(copy, last);
    require(
        computed == copy[last],
        "the image is damaged: its checksum is " + copy[last] + ", but should be " + computed);
  }

  private void readStates(int capacity) {
    int freeCount = image.get(FREE_COUNT);
    states = new long[capacity];
    int live = 0;
    for (int slot = 0; slot < capacity; slot++) {
      long upper = image.get();
      states[slot] = upper << Integer.SIZE | (image.get() & 0xFFFF_FFFFL);
      require(slots.format.isState(states[slot]), "slot " + slot + " has no state " + states[slot]);
      require(
          pool instanceof SharedPool || !WordFormat.isRetired(states[slot]),
          "the object in slot " + slot + " is retired, which needs a SharedPool");
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
      }
    }
  }

  /** Changes the pool and the lists, or nothing if a list refuses an element. */
  void restore() {
    int[] freeBefore = new int[slots.capacity()];
    int countBefore = slots.copyTo(freeBefore);
    long[] statesBefore = new long[slots.capacity()];
    for (int slot = 0; slot < statesBefore.length; slot++) {
      statesBefore[slot] = slots.state(slot);
    }
    boolean isRestored = false;
    try {
      slots.restore(states, free, free.length);
      pool.openRestored();
      fillLists();
      isRestored = true;
    } finally {
      if (!isRestored) {
        lists.forEach(IntrusiveList::clear);
        pool.closeRestored();
        slots.restore(statesBefore, freeBefore, countBefore);
      }
    }
    pool.countRestored();
  }

  private void fillLists() {
    int position = elements;
    for (int list = 0; list < sizes.length; list++) {
      for (int i = 0; i < sizes[list]; i++) {
        lists.get(list).addLast(pool.object(copy[position++]));
      }
    }
  }

  private void requireSlot(int slot, String what) {
    require(
        slot >= 0 && slot < slots.capacity(),
        "there is no slot " + slot + " (" + what + ") among " + slots.capacity());
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new ImageException(message);
    }
  }
}
