package dev.intrusive.ints;

import java.nio.BufferOverflowException;
import java.nio.IntBuffer;

/**
 * Doubly linked lists of the indexes from 0 to a capacity, any number of lists over one set of
 * links: each index is in one list at a time, or in none.
 *
 * <p>The links are ints in arrays or {@linkplain #over(IntBuffer) in a buffer}, and no reference is
 * ever stored, so linking costs the garbage collector nothing. What the indexes stand for can be in
 * arrays, in a pool or in a file. A list is a ring that is closed by a sentinel, a node of its own
 * after the indexes.
 *
 * <p><b>Ownership.</b> Each index knows its list. To add an index that is linked is an {@link
 * IllegalStateException}; an <em>anchor</em>, an index that names a position, that is not linked is
 * an {@link IllegalArgumentException}. Nothing is changed then.
 *
 * <p><b>Bounds.</b> An index or a list that does not exist is an {@link IndexOutOfBoundsException},
 * in every method.
 *
 * <p><b>Complexity.</b> Every method is O(1) and allocates nothing, unless its description differs.
 *
 * <p><b>Threads.</b> To be used by one thread at a time.
 *
 * <p>All lists together can be {@linkplain #write written} to an {@link IntBuffer} and {@linkplain
 * #read read} back.
 *
 * @since 0.1.0
 */
public final class IntLinkedLists {

  /** What stands for no index and for no list. */
  public static final int NONE = -1;

  private final IntStorage storage;

  /** The number of the first sentinel: the nodes of the rings are indexes up to here. */
  private final int capacity;

  /**
   * Creates empty lists. O(capacity + listCount).
   *
   * @param capacity how many indexes there are
   * @param listCount how many lists there are
   * @throws IllegalArgumentException if a number is negative, or if they are too large together
   */
  public IntLinkedLists(int capacity, int listCount) {
    this(new ArrayStorage(capacity, listCount));
  }

  IntLinkedLists(IntStorage storage) {
    this.storage = storage;
    capacity = storage.capacity();
  }

  // Lists in a buffer.

  /**
   * Returns how many ints lists take in a buffer. O(1).
   *
   * @param capacity how many indexes there are
   * @param listCount how many lists there are
   * @return the number of ints, {@code 5 + 3 * (capacity + listCount)}
   * @throws IllegalArgumentException if a number is negative, or if they are too large together
   */
  public static int lengthOver(int capacity, int listCount) {
    long length = BufferStorage.length(capacity, listCount);
    if (capacity < 0 || listCount < 0 || length > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "there cannot be " + capacity + " indexes and " + listCount + " lists in a buffer");
    }
    return (int) length;
  }

  /**
   * Creates empty lists in a buffer, from its position on; what was there is lost. The lists are in
   * the buffer alone: every change is made there, and {@link #over(IntBuffer)} finds it, in this
   * process or another. O(capacity + listCount).
   *
   * @param buffer a buffer of any kind, such as a direct or mapped one; its position and limit stay
   * @param capacity how many indexes there are
   * @param listCount how many lists there are
   * @return the lists
   * @throws IllegalArgumentException if a number is negative, or if fewer than {@link #lengthOver}
   *     ints remain
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   */
  public static IntLinkedLists over(IntBuffer buffer, int capacity, int listCount) {
    return new IntLinkedLists(BufferStorage.create(buffer, capacity, listCount));
  }

  /**
   * Opens lists that {@link #over(IntBuffer, int, int)} has created in a buffer, from its position
   * on, and checks every link. Nothing is copied: every change is made in the buffer. O(capacity +
   * lists).
   *
   * <p><b>One writer.</b> At any time, one object may change the lists of a buffer, and no other
   * may be open meanwhile; a mapped file can be guarded by a {@link java.nio.channels.FileLock}.
   * The byte order of the buffer must be the one with which the lists were created. In a read-only
   * buffer every change is a {@link java.nio.ReadOnlyBufferException}.
   *
   * <p><b>Crashes.</b> The operating system keeps what a process has stored in a mapped file, also
   * if the process is killed. If it was killed between two changes, the lists are as the last one
   * left them. If it was killed in the middle of a change, the buffer has a mark of that, and
   * opening it is refused. If the machine stops, the pages of the file may be of different age;
   * opening finds broken links, but cannot find that older links are older. For that, {@linkplain
   * java.nio.MappedByteBuffer#force() force} the mapped file between changes, and keep copies.
   *
   * @param buffer a buffer of any kind, such as a direct or mapped one; its position and limit stay
   * @return the lists
   * @throws ImageException if no lists of this version are there, or if they are cut short, damaged
   *     or were left in the middle of a change; then nothing has changed
   */
  public static IntLinkedLists over(IntBuffer buffer) {
    IntLinkedLists lists = new IntLinkedLists(BufferStorage.open(buffer));
    try {
      lists.checkInvariants();
    } catch (IllegalStateException broken) {
      throw new ImageException("the lists in the buffer are damaged: " + broken.getMessage());
    }
    return lists;
  }

  /**
   * Returns how many indexes there are.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the number of indexes
   */
  public int capacity() {
    return capacity;
  }

  /**
   * Returns how many lists there are.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the number of lists
   */
  public int listCount() {
    return storage.listCount();
  }

  // Queries.

  /**
   * Returns how many indexes are in a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @return the number of indexes
   */
  public int size(int list) {
    sentinel(list);
    return storage.size(list);
  }

  /**
   * Returns the list that an index is in.
   *
   * <p>O(1), allocates nothing.
   *
   * @param index an index
   * @return the list, or {@link #NONE}
   */
  public int listOf(int index) {
    return storage.listOf(index);
  }

  /**
   * Returns the first index of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @return the index, or {@link #NONE} if the list is empty
   */
  public int first(int list) {
    return orNone(storage.next(sentinel(list)));
  }

  /**
   * Returns the last index of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @return the index, or {@link #NONE} if the list is empty
   */
  public int last(int list) {
    return orNone(storage.previous(sentinel(list)));
  }

  /**
   * Returns the index after another.
   *
   * <p>O(1), allocates nothing.
   *
   * @param index an index
   * @return the index after it, or {@link #NONE} if it is the last of its list or in no list
   */
  public int next(int index) {
    return storage.listOf(index) == NONE ? NONE : orNone(storage.next(index));
  }

  /**
   * Returns the index before another.
   *
   * <p>O(1), allocates nothing.
   *
   * @param index an index
   * @return the index before it, or {@link #NONE} if it is the first of its list or in no list
   */
  public int previous(int index) {
    return storage.listOf(index) == NONE ? NONE : orNone(storage.previous(index));
  }

  private int orNone(int node) {
    return node < capacity ? node : NONE;
  }

  // Adding.

  /**
   * Adds an index at the start of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @param index an index that is in no list
   * @throws IllegalStateException if the index is linked
   */
  public void addFirst(int list, int index) {
    int sentinel = sentinel(list);
    requireFree(index);
    insert(list, index, storage.next(sentinel));
  }

  /**
   * Adds an index at the end of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @param index an index that is in no list
   * @throws IllegalStateException if the index is linked
   */
  public void addLast(int list, int index) {
    int sentinel = sentinel(list);
    requireFree(index);
    insert(list, index, sentinel);
  }

  /**
   * Adds an index before another, to the same list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param anchor an index that is linked
   * @param index an index that is in no list
   * @throws IllegalArgumentException if the anchor is not linked
   * @throws IllegalStateException if the index is linked
   */
  public void insertBefore(int anchor, int index) {
    int list = requireLinked(anchor);
    requireFree(index);
    insert(list, index, anchor);
  }

  /**
   * Adds an index after another, to the same list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param anchor an index that is linked
   * @param index an index that is in no list
   * @throws IllegalArgumentException if the anchor is not linked
   * @throws IllegalStateException if the index is linked
   */
  public void insertAfter(int anchor, int index) {
    int list = requireLinked(anchor);
    requireFree(index);
    insert(list, index, storage.next(anchor));
  }

  // Moving.

  /**
   * Moves an index to the start of a list, from wherever it is.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @param index an index
   */
  public void moveToFirst(int list, int index) {
    int sentinel = sentinel(list);
    int old = storage.listOf(index);
    int first = storage.next(sentinel);
    if (first != index) {
      move(old, index, list, first);
    }
  }

  /**
   * Moves an index to the end of a list, from wherever it is.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @param index an index
   */
  public void moveToLast(int list, int index) {
    int sentinel = sentinel(list);
    int old = storage.listOf(index);
    if (storage.previous(sentinel) != index) {
      move(old, index, list, sentinel);
    }
  }

  /**
   * Moves an index before another, from wherever it is; before itself is where it is.
   *
   * <p>O(1), allocates nothing.
   *
   * @param anchor an index that is linked
   * @param index an index
   * @throws IllegalArgumentException if the anchor is not linked
   */
  public void moveBefore(int anchor, int index) {
    int list = requireLinked(anchor);
    int old = storage.listOf(index);
    if (anchor != index && storage.previous(anchor) != index) {
      move(old, index, list, anchor);
    }
  }

  /**
   * Moves an index after another, from wherever it is; after itself is where it is.
   *
   * <p>O(1), allocates nothing.
   *
   * @param anchor an index that is linked
   * @param index an index
   * @throws IllegalArgumentException if the anchor is not linked
   */
  public void moveAfter(int anchor, int index) {
    int list = requireLinked(anchor);
    int old = storage.listOf(index);
    int after = storage.next(anchor);
    if (anchor != index && after != index) {
      move(old, index, list, after);
    }
  }

  /**
   * Exchanges the places of two indexes, in one list or two; an index with itself stays.
   *
   * <p>O(1), allocates nothing.
   *
   * @param a an index that is linked
   * @param b an index that is linked
   * @throws IllegalArgumentException if one of them is not linked
   */
  public void swap(int a, int b) {
    int listOfA = requireLinked(a);
    int listOfB = requireLinked(b);
    if (a != b) {
      storage.beginChange();
      storage.swap(a, b);
      storage.setListOf(a, listOfB);
      storage.setListOf(b, listOfA);
      storage.endChange();
    }
  }

  // Removing.

  /**
   * Takes an index out of the list that it is in.
   *
   * <p>O(1), allocates nothing.
   *
   * @param index an index
   * @return true if it was in a list
   */
  public boolean unlink(int index) {
    int list = storage.listOf(index);
    if (list == NONE) {
      return false;
    }
    unlink(list, index);
    return true;
  }

  /**
   * Takes an index out of a list if it is there.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @param index an index
   * @return true if it was there
   */
  public boolean remove(int list, int index) {
    sentinel(list);
    if (storage.listOf(index) != list) {
      return false;
    }
    unlink(list, index);
    return true;
  }

  /**
   * Takes the first index out of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @return the index, or {@link #NONE} if the list is empty
   */
  public int pollFirst(int list) {
    int index = first(list);
    if (index != NONE) {
      unlink(list, index);
    }
    return index;
  }

  /**
   * Takes the last index out of a list.
   *
   * <p>O(1), allocates nothing.
   *
   * @param list a list
   * @return the index, or {@link #NONE} if the list is empty
   */
  public int pollLast(int list) {
    int index = last(list);
    if (index != NONE) {
      unlink(list, index);
    }
    return index;
  }

  /**
   * Takes all indexes out of a list. O(size).
   *
   * @param list a list
   */
  public void clear(int list) {
    int sentinel = sentinel(list);
    int index = storage.next(sentinel);
    storage.beginChange();
    storage.close(sentinel);
    while (index != sentinel) {
      int after = storage.next(index);
      storage.close(index);
      storage.setListOf(index, NONE);
      index = after;
    }
    storage.setSize(list, 0);
    storage.endChange();
  }

  /**
   * Moves all indexes of a list to the end of another, in their order; the same list is left as it
   * is. O(size of the source), since each index knows its list.
   *
   * @param target the list that they join
   * @param source the list that they leave
   */
  public void spliceLast(int target, int source) {
    int end = sentinel(target);
    int start = sentinel(source);
    int moved = storage.size(source);
    if (end == start || moved == 0) {
      return;
    }
    int first = storage.next(start);
    storage.beginChange();
    for (int index = first; index != start; index = storage.next(index)) {
      storage.setListOf(index, target);
    }
    storage.transfer(first, storage.previous(start), end);
    storage.setSize(target, storage.size(target) + moved);
    storage.setSize(source, 0);
    storage.endChange();
  }

  // Copies.

  /**
   * Returns how many ints {@link #write} writes.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the length, {@code 5 + 3 * (capacity + listCount)}
   * @throws IllegalArgumentException if it is above {@link Integer#MAX_VALUE}
   */
  public int imageLength() {
    return lengthOver(capacity, listCount());
  }

  /**
   * Writes a copy of all lists at the position of a buffer, which then stands after it. {@link
   * #over(IntBuffer)} opens the copy in place, and {@link #read} copies it back. O(capacity +
   * lists), allocates a copy. It can be read on any machine that sees the same ints: for a file,
   * fix the byte order of the buffer. If the process ends in between, the buffer is refused.
   *
   * @param target a buffer, on the heap, direct or mapped
   * @throws BufferOverflowException if fewer than {@link #imageLength()} ints remain; then nothing
   *     is written
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   * @throws IllegalArgumentException if {@link #imageLength()} has no result
   */
  public void write(IntBuffer target) {
    int length = imageLength();
    if (target.remaining() < length) {
      throw new BufferOverflowException();
    }
    int[] copy = new int[length]; // since the lists may be in the target
    BufferStorage.create(IntBuffer.wrap(copy), capacity, listCount()).copyFrom(storage);
    int start = target.position();
    target.put(0).put(copy, 1, length - 1).put(start, copy[0]); // what is cut off is not opened
  }

  /**
   * Reads lists that {@link #write} has written at the position of a buffer, which then stands
   * after them, and checks every link. O(capacity + lists).
   *
   * @param source a buffer
   * @return lists as they were when they were written
   * @throws ImageException if no lists of this version are there, or if they are cut short or
   *     damaged; then the buffer stands where it stood
   */
  public static IntLinkedLists read(IntBuffer source) {
    IntLinkedLists image = over(source);
    IntLinkedLists lists = new IntLinkedLists(image.capacity, image.listCount());
    lists.storage.copyFrom(image.storage);
    source.position(source.position() + image.imageLength());
    return lists;
  }

  // Proof.

  /**
   * Checks every link. O(capacity + lists), allocates nothing.
   *
   * @throws IllegalStateException if the links are broken; the message names what is broken and
   *     where
   */
  public void checkInvariants() {
    int linked = 0;
    for (int list = 0; list < listCount(); list++) {
      int sentinel = sentinel(list);
      int count = 0;
      int node = sentinel;
      do {
        int after = storage.next(node);
        if (after < 0 || after >= storage.nodes() || storage.previous(after) != node) {
          throw broken(list, node, "its next node does not point back");
        }
        node = after;
        if (node != sentinel) {
          count++;
          if (node >= capacity || storage.listOf(node) != list) {
            throw broken(list, node, "it belongs to another list");
          }
        }
      } while (node != sentinel && count <= capacity);
      if (count != storage.size(list)) {
        throw broken(
            list, sentinel, "it has " + count + " indexes but its size is " + storage.size(list));
      }
      linked += count;
    }
    for (int index = 0; index < capacity; index++) {
      if (storage.listOf(index) != NONE) {
        linked--;
      } else if (storage.next(index) != index || storage.previous(index) != index) {
        throw broken(NONE, index, "it is in no list but has neighbours");
      }
    }
    if (linked != 0) {
      throw broken(NONE, NONE, "indexes name lists that do not contain them");
    }
  }

  private static IllegalStateException broken(int list, int node, String what) {
    return new IllegalStateException("list " + list + " is broken at node " + node + ": " + what);
  }

  /** Returns the lists with their indexes, such as {@code [[2, 0], []]}; O(capacity + lists). */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int list = 0; list < listCount(); list++) {
      text.append(list == 0 ? "[" : ", [");
      for (int index = first(list); index != NONE; index = next(index)) {
        text.append(index == first(list) ? "" : ", ").append(index);
      }
      text.append(']');
    }
    return text.append(']').toString();
  }

  // Primitives.

  /** Returns the sentinel of a list, which must exist. */
  private int sentinel(int list) {
    if (list < 0 || list >= storage.listCount()) {
      throw new IndexOutOfBoundsException(
          "there is no list " + list + "; there are " + listCount());
    }
    return capacity + list;
  }

  private void requireFree(int index) {
    if (storage.listOf(index) != NONE) {
      throw new IllegalStateException(
          "index "
              + index
              + " cannot be added because it is already in list "
              + storage.listOf(index)
              + "; unlink it first, or use a move operation");
    }
  }

  private int requireLinked(int anchor) {
    int list = storage.listOf(anchor);
    if (list == NONE) {
      throw new IllegalArgumentException(
          "index " + anchor + " is in no list; an index that names a position must be in one");
    }
    return list;
  }

  private void insert(int list, int index, int after) {
    storage.beginChange();
    storage.link(index, after);
    storage.setListOf(index, list);
    storage.setSize(list, storage.size(list) + 1);
    storage.endChange();
  }

  private void unlink(int list, int index) {
    storage.beginChange();
    storage.unlink(index);
    storage.setListOf(index, NONE);
    storage.setSize(list, storage.size(list) - 1);
    storage.endChange();
  }

  /** Moves an index, which may be in no list, before a node of a list, which is not the index. */
  private void move(int from, int index, int to, int after) {
    storage.beginChange();
    if (from != NONE) {
      storage.unlink(index);
      storage.setSize(from, storage.size(from) - 1);
    }
    storage.link(index, after);
    storage.setListOf(index, to);
    storage.setSize(to, storage.size(to) + 1);
    storage.endChange();
  }
}
