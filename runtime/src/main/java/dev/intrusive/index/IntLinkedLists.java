package dev.intrusive.index;

import java.nio.IntBuffer;
import java.util.Arrays;

/**
 * Doubly linked lists of the indexes from 0 to a capacity, any number of lists over one set of
 * links: each index is in one list at a time, or in none.
 *
 * <p>The links are ints in arrays, and no reference is ever stored: linking costs the garbage
 * collector nothing, and whatever the indexes stand for can lie in arrays, in a pool or in a file.
 * A list is a ring that is closed by a sentinel, a node of its own after the indexes.
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

  private static final int MOST_NODES = Integer.MAX_VALUE - 8;

  private final int capacity;

  /** The rings of all lists: a node for each index, and after them a sentinel for each list. */
  private final IntRing ring;

  /** By index: its list, or {@link #NONE}. */
  private final int[] lists;

  private int[] sizes;

  /**
   * Creates empty lists. O(capacity + listCount).
   *
   * @param capacity how many indexes there are
   * @param listCount how many lists there are
   * @throws IllegalArgumentException if a number is negative, or if they are too large together
   */
  public IntLinkedLists(int capacity, int listCount) {
    requireSizes(capacity, listCount);
    this.capacity = capacity;
    lists = new int[capacity];
    ring = new IntRing(capacity + listCount);
    sizes = new int[listCount];
    Arrays.fill(lists, NONE);
  }

  private static void requireSizes(int capacity, int listCount) {
    if (capacity < 0 || listCount < 0 || (long) capacity + listCount > MOST_NODES) {
      throw new IllegalArgumentException(
          "there cannot be " + capacity + " indexes and " + listCount + " lists");
    }
  }

  /**
   * Adds empty lists after those that there are. O(capacity + lists), allocates the arrays anew.
   *
   * @param count how many
   * @return the number of the first
   * @throws IllegalArgumentException if the number is negative or too large
   */
  public int addLists(int count) {
    int first = sizes.length;
    requireSizes(capacity, count);
    requireSizes(capacity + count, first);
    ring.grow(capacity + first + count);
    sizes = Arrays.copyOf(sizes, first + count);
    return first;
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
    return sizes.length;
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
    return sizes[list];
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
    return lists[index];
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
    return orNone(ring.next(sentinel(list)));
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
    return orNone(ring.previous(sentinel(list)));
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
    requireIndex(index);
    return lists[index] == NONE ? NONE : orNone(ring.next(index));
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
    requireIndex(index);
    return lists[index] == NONE ? NONE : orNone(ring.previous(index));
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
    insert(list, index, ring.next(sentinel));
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
    insert(list, index, ring.next(anchor));
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
    unlink(index);
    insert(list, index, ring.next(sentinel));
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
    unlink(index);
    insert(list, index, sentinel);
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
    if (anchor != index) {
      unlink(index);
      insert(list, index, anchor);
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
    if (anchor != index) {
      unlink(index);
      insert(list, index, ring.next(anchor));
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
      ring.swap(a, b);
      lists[a] = listOfB;
      lists[b] = listOfA;
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
    int list = lists[index];
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
    if (lists[index] != list) {
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
    int index = ring.next(sentinel);
    ring.close(sentinel);
    while (index != sentinel) {
      int after = ring.next(index);
      ring.close(index);
      lists[index] = NONE;
      index = after;
    }
    sizes[list] = 0;
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
    if (end == start || sizes[source] == 0) {
      return;
    }
    int first = ring.next(start);
    for (int index = first; index != start; index = ring.next(index)) {
      lists[index] = target;
    }
    ring.transfer(first, ring.previous(start), end);
    sizes[target] += sizes[source];
    sizes[source] = 0;
  }

  // Images.

  /**
   * Returns how many ints an image of the present lists has.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the length, at most {@code 4 + listCount + capacity}
   */
  public int imageLength() {
    return Image.length(this);
  }

  /**
   * Writes an image of all lists at the position of a buffer, which then stands after it.
   * O(capacity + lists), allocates nothing. The image can be read on any machine that sees the same
   * ints: for a file, fix the byte order of the buffer.
   *
   * @param target a buffer, on the heap, direct or mapped
   * @throws java.nio.BufferOverflowException if fewer than {@link #imageLength()} ints remain; then
   *     nothing is written
   * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
   */
  public void write(IntBuffer target) {
    Image.write(this, target);
  }

  /**
   * Reads an image at the position of a buffer, which then stands after it. O(capacity + lists).
   *
   * @param source a buffer
   * @param mostIndexes the greatest capacity that is accepted, so that a damaged image cannot
   *     exhaust the memory
   * @return lists as they were when the image was written
   * @throws ImageException if what is there is no image of this version, is cut short or damaged,
   *     or has a greater capacity; then the buffer stands where it stood
   */
  public static IntLinkedLists read(IntBuffer source, int mostIndexes) {
    return Image.read(source, mostIndexes);
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
    for (int list = 0; list < sizes.length; list++) {
      int sentinel = sentinel(list);
      int count = 0;
      int node = sentinel;
      do {
        int after = ring.next(node);
        if (after < 0 || after >= ring.nodes() || ring.previous(after) != node) {
          throw broken(list, node, "its next node does not point back");
        }
        node = after;
        if (node != sentinel) {
          count++;
          if (node >= capacity || lists[node] != list) {
            throw broken(list, node, "it belongs to another list");
          }
        }
      } while (node != sentinel && count <= capacity);
      if (count != sizes[list]) {
        throw broken(list, sentinel, "it has " + count + " indexes but its size is " + sizes[list]);
      }
      linked += count;
    }
    for (int index = 0; index < capacity; index++) {
      if (lists[index] != NONE) {
        linked--;
      } else if (ring.next(index) != index || ring.previous(index) != index) {
        throw broken(NONE, index, "it is in no list but has neighbours");
      }
    }
    if (linked != 0) {
      throw broken(NONE, NONE, "indexes believe to be in lists that do not have them");
    }
  }

  private static IllegalStateException broken(int list, int node, String what) {
    return new IllegalStateException("list " + list + " is broken at node " + node + ": " + what);
  }

  /** Returns the lists with their indexes, such as {@code [[2, 0], []]}; O(capacity + lists). */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int list = 0; list < sizes.length; list++) {
      text.append(list == 0 ? "[" : ", [");
      for (int index = first(list); index != NONE; index = next(index)) {
        text.append(index == first(list) ? "" : ", ").append(index);
      }
      text.append(']');
    }
    return text.append(']').toString();
  }

  // Primitives.

  private int sentinel(int list) {
    if (list < 0 || list >= sizes.length) {
      throw new IndexOutOfBoundsException(
          "there is no list " + list + "; there are " + sizes.length);
    }
    return capacity + list;
  }

  private void requireIndex(int index) {
    if (index < 0 || index >= capacity) {
      throw new IndexOutOfBoundsException("there is no index " + index + "; there are " + capacity);
    }
  }

  private void requireFree(int index) {
    if (lists[index] != NONE) {
      throw new IllegalStateException(
          "index "
              + index
              + " cannot be added because it is already in list "
              + lists[index]
              + "; unlink it first, or use a move operation");
    }
  }

  private int requireLinked(int anchor) {
    int list = lists[anchor];
    if (list == NONE) {
      throw new IllegalArgumentException(
          "index " + anchor + " is in no list; an index that names a position must be in one");
    }
    return list;
  }

  private void insert(int list, int index, int after) {
    ring.link(index, after);
    lists[index] = list;
    sizes[list]++;
  }

  private void unlink(int list, int index) {
    ring.unlink(index);
    lists[index] = NONE;
    sizes[list]--;
  }
}
