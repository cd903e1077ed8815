package dev.intrusive.pool;

import dev.intrusive.IntrusiveList;
import dev.intrusive.internal.Naming;
import dev.intrusive.ints.ImageException;
import java.nio.BufferOverflowException;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Saves and restores a pool and lists over its objects. An image has the live objects with their
 * generations, so that handles stay valid. It has which of them are retired, the order in which
 * free slots are taken, and the order of every list.
 *
 * <p>The fields of the objects are the user's: save them for each live object, {@link
 * ObjectPool#forEach} visits them in slot order, and set them after the image was read.
 *
 * <pre>{@code
 * PoolImage<Bullet> image = new PoolImage<>(pool, lists);
 * IntBuffer saved = IntBuffer.allocate(image.length());
 * image.write(saved);
 * saved.flip();
 * ...
 * new PoolImage<>(otherPool, otherLists).read(saved);
 * }</pre>
 *
 * <p>Lists may be of any layout and of several links; they are identified by their indexes in the
 * list of lists. What is in a list that was not given is not saved.
 *
 * <p><b>Threads.</b> While an image is written or read, no other thread may work on the pool or the
 * lists.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public final class PoolImage<E> {

  static final int MAGIC = 0x494E5450;
  static final int VERSION = 1;

  /** The ints that each image has: magic number, version, length, capacity and number of lists. */
  static final int HEADER = 5;

  private final ObjectPool<E> pool;
  private final List<IntrusiveList<? super E>> lists;

  /**
   * Makes an image of a pool and lists. O(lists), allocates.
   *
   * @param pool the pool
   * @param lists lists over its objects, in an order that is the same for writing and reading
   * @throws NullPointerException if an argument or a list is null
   * @throws IllegalArgumentException if a list comes twice
   */
  public PoolImage(ObjectPool<E> pool, List<? extends IntrusiveList<? super E>> lists) {
    this.pool = Objects.requireNonNull(pool);
    this.lists = Collections.unmodifiableList(new ArrayList<>(lists));
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    for (IntrusiveList<? super E> list : this.lists) {
      if (!seen.add(Objects.requireNonNull(list))) {
        throw new IllegalArgumentException(Naming.identify(list) + " is named twice");
      }
    }
  }

  /**
   * Returns how many ints an image of the present state has. O(capacity + lists).
   *
   * @return the length, at most {@code 6 + 3 * capacity + lists + elements in lists}
   * @throws IllegalStateException if it is above {@link Integer#MAX_VALUE}
   */
  public int length() {
    long length = HEADER + 2L * pool.capacity() + pool.freeCount() + lists.size() + 1;
    for (IntrusiveList<? super E> list : lists) {
      length += list.size();
    }
    if (length > Integer.MAX_VALUE) {
      throw new IllegalStateException("an image of " + pool + " has too many ints: " + length);
    }
    return (int) length;
  }

  /**
   * Writes an image at the position of a buffer, which then stands after it. O(capacity + lists +
   * elements), allocates a copy. The image can be read on any machine that sees the same ints: for
   * a file, fix the byte order of the buffer.
   *
   * @param target a buffer, on the heap, direct or mapped
   * @throws BufferOverflowException if fewer than {@link #length()} ints remain; then nothing is
   *     written
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   * @throws IllegalStateException if an object is just being emplaced or released, or a list has an
   *     element that is not a live object of the pool; then nothing is written
   */
  public void write(IntBuffer target) {
    requireAtRest();
    lists.forEach(this::requireLive);
    int[] image = new int[length()];
    if (target.remaining() < image.length) {
      throw new BufferOverflowException();
    }
    write(image);
    target.put(image);
  }

  private void requireAtRest() {
    int[] live = {0};
    pool.forEach(object -> live[0]++);
    if (live[0] != pool.liveCount()) {
      throw new IllegalStateException(
          "an object of " + pool + " is just being emplaced or released; write the image later");
    }
  }

  private void requireLive(IntrusiveList<? super E> list) {
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

  /**
   * Writes the header, then the state of each slot in two ints, the upper one first, then the free
   * slots in the order in which they would be taken, then the size of each list and its slots, and
   * a {@link Checksum} of all that.
   */
  private void write(int[] image) {
    IntBuffer ints = IntBuffer.wrap(image);
    Slots slots = pool.slots();
    ints.put(MAGIC).put(VERSION).put(image.length).put(slots.capacity()).put(lists.size());
    for (int slot = 0; slot < slots.capacity(); slot++) {
      long state = slots.state(slot);
      ints.put((int) (state >>> Integer.SIZE)).put((int) state);
    }
    int[] free = new int[slots.capacity()];
    ints.put(free, 0, slots.copyTo(free));
    for (IntrusiveList<? super E> list : lists) {
      ints.put(list.size());
      for (Object element : list) {
        ints.put(pool.slotOfMember(element));
      }
    }
    ints.put(Checksum.of(image, ints.position()));
  }

  /**
   * Reads an image at the position of a buffer, which then stands after it, into the pool and the
   * lists, which must be empty. No hook is called. The image is copied before it is checked, so
   * that a change of a mapped file meanwhile does no harm. O(capacity + lists + elements),
   * allocates a copy of the image, O(capacity), and a bit for each slot and link.
   *
   * <p>Lives that are restored count in the statistics as if they had begun here.
   *
   * <p>A handle that was made after the image was written may name a life that has still to come;
   * forget such handles.
   *
   * @param source a buffer
   * @throws ImageException if there is no image of this version, or it is damaged, or of another
   *     capacity or number of lists, or has a retired object and the pool is no {@link SharedPool};
   *     then nothing has changed, not even the buffer
   * @throws IllegalStateException if the pool or a list is not empty, the pool is closed, or an
   *     object is in a list of one of these links that was not given; then nothing has changed
   * @throws IllegalArgumentException if an indexed list is over another pool; then nothing has
   *     changed
   */
  public void read(IntBuffer source) {
    pool.requireEmptyForImage();
    for (IntrusiveList<? super E> list : lists) {
      if (!list.isEmpty()) {
        throw new IllegalStateException(
            Naming.identify(list) + " is not empty; clear it before an image is read into it");
      }
    }
    int length = new PoolImageReader<>(pool, lists, source.duplicate()).read();
    source.position(source.position() + length);
  }
}
