package dev.intrusive.pool;

import dev.intrusive.IntrusiveList;
import dev.intrusive.internal.Naming;
import java.nio.IntBuffer;
import java.util.List;

/**
 * Writes an image: a magic number, a version, the capacity, the number of free slots, the number of
 * lists, and the size of each list. Then comes the state of each slot, in two ints, the upper one
 * first. Then come the free slots in the order in which they would be taken, and the slots of the
 * lists, one list after the other. The last int is a {@link Checksum} of all that.
 */
final class PoolImageWriter<E> {

  static final int MAGIC = 0x494E5450;
  static final int VERSION = 1;
  static final int HEADER = 5;

  private final ObjectPool<E> pool;
  private final Slots slots;
  private final List<IntrusiveList<? super E>> lists;

  PoolImageWriter(ObjectPool<E> pool, List<IntrusiveList<? super E>> lists) {
    this.pool = pool;
    this.slots = pool.slots();
    this.lists = lists;
  }

  /** How many ints an image has besides the slots of the elements. */
  static long lengthWithoutElements(Slots slots, int lists) {
    return HEADER + lists + 2L * slots.capacity() + slots.capacity() - slots.taken() + 1;
  }

  /** Makes sure that there is something to write. */
  void check() {
    int live = 0;
    for (int slot = slots.nextLive(0); slot != FreeSet.NONE; slot = slots.nextLive(slot + 1)) {
      live++;
    }
    if (live != slots.taken()) {
      throw new IllegalStateException(
          "an object of " + pool + " is just being emplaced or released; write the image later");
    }
    for (IntrusiveList<? super E> list : lists) {
      for (Object element : list) {
        if (!pool.isLiveObject(element)) {
          throw new IllegalStateException(
              Naming.nameOf(element)
                  + " in "
                  + Naming.identify(list)
                  + " is not a live object of "
                  + pool
                  + "; unlink it before the image is written");
        }
      }
    }
  }

  /** Writes the image, which is of a given length. */
  void write(IntBuffer target, int length) {
    int[] image = new int[length];
    IntBuffer ints = IntBuffer.wrap(image);
    int[] free = new int[slots.capacity()];
    int freeCount = slots.copyTo(free);
    ints.put(MAGIC).put(VERSION).put(slots.capacity()).put(freeCount).put(lists.size());
    for (IntrusiveList<? super E> list : lists) {
      ints.put(list.size());
    }
    for (int slot = 0; slot < slots.capacity(); slot++) {
      long state = slots.state(slot);
      ints.put((int) (state >>> Integer.SIZE)).put((int) state);
    }
    ints.put(free, 0, freeCount);
    for (IntrusiveList<? super E> list : lists) {
      for (Object element : list) {
        ints.put(pool.slotOfMember(element));
      }
    }
    ints.put(Checksum.of(image, ints.position()));
    target.put(image);
  }
}
