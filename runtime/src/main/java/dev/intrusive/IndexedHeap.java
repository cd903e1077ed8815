package dev.intrusive;

import static dev.intrusive.SlotLinks.END;
import static dev.intrusive.SlotLinks.UNLINKED;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of indexed heaps, which hold the slots of objects of a pool.
 *
 * <p>To add, move and remove elements stores no reference. A heap that is ordered by a key copies
 * it beside the slot, so that elements are compared without looking at them. An element of another
 * pool is refused with an {@link IllegalArgumentException}; one that is not live, and neither just
 * being emplaced nor released, and a copy of an element, is refused with an {@link
 * IllegalStateException}.
 *
 * <p>If the pool is thread-safe, different heaps may belong to different threads.
 *
 * <p>A generated subclass turns an element into its slot and its key. The protected methods are for
 * generated code.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IndexedHeap<E> extends IntrusiveHeap<E> {

  private static final int SMALLEST_CAPACITY = 8;

  /** What the id of a heap that holds nothing counts down from; see {@link #id}. */
  private static final int WITHOUT_ID = -3;

  private final IndexedPositions links;
  private final Object[] objects;
  private final int[] positions;
  private final int[] heapIds;

  /** The order of the elements, null if they are ordered by keys. */
  private final @Nullable Comparator<? super E> order;

  /** The slot of the element at each position, {@link SlotLinks#END} where there is none. */
  private int[] slots = new int[SMALLEST_CAPACITY];

  /** The key of the element at each position when it was added or updated; empty without keys. */
  private long[] keys;

  /**
   * The id by which elements refer to this heap while it holds any, otherwise {@link #WITHOUT_ID}
   * less the id that it had last: no element ever has such an id.
   */
  private int id = WITHOUT_ID;

  /**
   * Creates an empty heap that is ordered by keys.
   *
   * @param pool the pool of the elements
   * @throws IllegalArgumentException if the pool is not one for elements of this class of heaps
   */
  protected IndexedHeap(SlotTable<? extends E> pool) {
    this(pool, null, new long[SMALLEST_CAPACITY]);
  }

  /**
   * Creates an empty heap that is ordered by a comparator.
   *
   * @param pool the pool of the elements
   * @param order the order of the elements
   * @throws NullPointerException if the order is null
   * @throws IllegalArgumentException if the pool is not one for elements of this class of heaps
   */
  protected IndexedHeap(SlotTable<? extends E> pool, Comparator<? super E> order) {
    this(pool, Objects.requireNonNull(order), new long[0]);
  }

  private IndexedHeap(
      SlotTable<? extends E> pool, @Nullable Comparator<? super E> order, long[] keys) {
    links = pool.positionsOf(getClass());
    objects = links.objects;
    positions = links.positions;
    heapIds = links.heaps;
    this.order = order;
    this.keys = keys;
    Arrays.fill(slots, END);
  }

  /**
   * Returns the slot of an element; what is not hot finds slots by it.
   *
   * @param element any element
   * @return the value of its slot field
   */
  protected abstract int slotOf(E element);

  /**
   * Returns the present key of an element; what is not hot finds keys by it.
   *
   * @param element any element
   * @return a number of the same order as the key; any number if there is a comparator
   */
  protected abstract long keyOf(E element);

  // What generated heaps call.

  /**
   * Returns the heap of a class that an element is in.
   *
   * @param <E> the type of the element
   * @param pool the pool of the element
   * @param heapClass the class of the heap
   * @param element the element
   * @param slot its slot
   * @return the heap, or null
   * @throws IllegalArgumentException if the pool is not one for elements of this class of heaps, or
   *     if the element is of another pool
   */
  @SuppressWarnings("unchecked") // the element is of the pool, so the heap is for such elements
  protected static <E> @Nullable IndexedHeap<E> heapOf(
      SlotTable<? extends E> pool, Class<?> heapClass, E element, int slot) {
    IndexedPositions links = pool.positionsOf(heapClass);
    if (SlotTable.has(links.objects, element, slot)) {
      return (IndexedHeap<E>) links.heapAt(slot);
    }
    SlotTable<?> home = SlotTable.homeOf(element, slot);
    if (home != null) {
      throw IndexedMisuse.otherPool(element, slot, pool, home);
    }
    return null;
  }

  /**
   * Adds an element.
   *
   * @param element the element
   * @param slot its slot
   * @param key its key, any number if there is a comparator
   */
  protected final void insert(E element, int slot, long key) {
    requireFree(element, slot);
    if (!keepsOrder()) {
      linkAnywhere(element);
      return;
    }
    int position = findUp(slot, key, size);
    requireFree(element, slot); // the comparator may have added it
    takeId();
    int last = inserting();
    heapIds[slot] = id;
    moveUp(slot, key, last, position);
  }

  /**
   * Returns whether an element is in this heap.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean contains(E element, int slot) {
    return SlotTable.has(objects, element, slot) && heapIds[slot] == id;
  }

  /**
   * Removes an element if it is here.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it was here
   */
  protected final boolean remove(E element, int slot) {
    if (!contains(element, slot)) {
      return false;
    }
    int position = positions[slot];
    E last = removing(position);
    unlinkSlot(slot);
    if (last != null) {
      place(last, position);
      loseOrder();
      reorder(slots[position], position);
      regainOrder();
    }
    return true;
  }

  /**
   * Restores the order after the key of an element changed.
   *
   * @param element an element of this heap
   * @param slot its slot
   * @param key its key, any number if there is a comparator
   */
  protected final void update(E element, int slot, long key) {
    if (!contains(element, slot)) {
      throw notHere(element);
    }
    boolean keepsOrder = keepsOrder();
    int position = positions[slot];
    store(slot, key, position);
    reordering();
    loseOrder();
    if (keepsOrder) {
      reorder(slot, position);
      regainOrder();
    }
  }

  /** Removes the object in a slot of this heap, at the end of its life. */
  final void removeSlot(int slot) {
    removeQuietly(object(slot));
  }

  private void requireFree(E element, int slot) {
    if (!SlotTable.has(objects, element, slot) || heapIds[slot] != UNLINKED) {
      throw refusal(element, slot);
    }
  }

  private RuntimeException refusal(E element, int slot) {
    Objects.requireNonNull(element);
    if (!SlotTable.has(objects, element, slot)) {
      SlotTable<?> home = SlotTable.homeOf(element, slot);
      return home == null
          ? IndexedMisuse.notPooled(element, slot, passes, links.pool)
          : IndexedMisuse.otherPool(element, slot, passes, links.pool, home);
    }
    IndexedHeap<?> holder = links.heapAt(slot);
    return holder == null
        ? IndexedMisuse.notLive(element, slot, passes)
        : HeapMisuse.alreadyLinked(element, this, holder);
  }

  // Order.

  @Override
  protected final boolean precedes(E a, E b) {
    return order == null ? keyOf(a) < keyOf(b) : compares(a, b);
  }

  private boolean compares(E a, E b) {
    Comparator<? super E> comparator = Objects.requireNonNull(order);
    int changes = changes();
    boolean precedes = comparator.compare(a, b) < 0;
    requireUnchanged(changes);
    return precedes;
  }

  /** Whether an element, which may be in no position, comes before the one at a position. */
  private boolean precedes(int slot, long key, int position) {
    return order == null ? key < keys[position] : compares(object(slot), object(slots[position]));
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(int slot, int position) {
    long key = keyAt(position);
    int higher = findUp(slot, key, position);
    if (higher < position) {
      moveUp(slot, key, position, higher);
    } else {
      moveDown(slot, key, position, findDown(slot, key, position, size));
    }
  }

  @Override
  protected final void siftDown(int position) {
    int slot = slots[position];
    long key = keyAt(position);
    moveDown(slot, key, position, findDown(slot, key, position, size));
  }

  /** Finds the position to which an element rises from another. */
  private int findUp(int slot, long key, int start) {
    int position = start;
    while (position > 0) {
      int parent = (position - 1) >> 2;
      if (!precedes(slot, key, parent)) {
        break;
      }
      position = parent;
    }
    return position;
  }

  private void moveUp(int slot, long key, int start, int target) {
    int position = start;
    while (position > target) {
      int parent = (position - 1) >> 2;
      store(slots[parent], keyAt(parent), position);
      position = parent;
    }
    store(slot, key, target);
  }

  /** Finds the path on which an element sinks, as generated heaps of the flat layout do. */
  private long findDown(int slot, long key, int start, int end) {
    long path = 1;
    int child = 4 * start + 1;
    while (child < end && child > 0) {
      int least = leastChild(child, Math.min(child + 4, end));
      if (!precedes(slots[least], keyAt(least), slot, key)) {
        break;
      }
      path = path << 2 | (least - child);
      child = 4 * least + 1;
    }
    return path;
  }

  private boolean precedes(int slotA, long keyA, int slotB, long keyB) {
    return order == null ? keyA < keyB : compares(object(slotA), object(slotB));
  }

  private int leastChild(int first, int end) {
    int least = first;
    for (int child = first + 1; child < end; child++) {
      if (precedes(slots[child], keyAt(child), least)) {
        least = child;
      }
    }
    return least;
  }

  private void moveDown(int slot, long key, int start, long path) {
    int position = start;
    for (int shift = 61 - Long.numberOfLeadingZeros(path); shift >= 0; shift -= 2) {
      int child = 4 * position + 1 + (int) (path >> shift & 3);
      store(slots[child], keyAt(child), position);
      position = child;
    }
    store(slot, key, position);
  }

  private void store(int slot, long key, int position) {
    slots[position] = slot;
    positions[slot] = position;
    if (order == null) {
      keys[position] = key;
    }
  }

  private long keyAt(int position) {
    return order == null ? keys[position] : 0;
  }

  // The layout.

  @SuppressWarnings("unchecked") // the objects of the pool are elements
  private E object(int slot) {
    return (E) objects[slot];
  }

  private void takeId() {
    if (id < 0) {
      id = links.takeId(this, WITHOUT_ID - id);
    }
  }

  private void unlinkSlot(int slot) {
    heapIds[slot] = UNLINKED;
    if (size == 0) {
      links.returnId(id);
      id = WITHOUT_ID - id;
    }
  }

  @Override
  public final @Nullable E peek() {
    return isOrdered() ? elementAt(0) : peekUnordered();
  }

  @Override
  public final @Nullable E poll() {
    if (!keepsOrder()) {
      return pollAnywhere();
    }
    if (size == 0) {
      return null;
    }
    int end = size - 1;
    int first = slots[0];
    int last = slots[end];
    long key = keyAt(end);
    long path = findDown(last, key, 0, end);
    E filler = removing(0);
    unlinkSlot(first);
    if (filler != null) {
      moveDown(last, key, 0, path);
    }
    return object(first);
  }

  @Override
  protected final void requireFree(E element) {
    requireFree(element, slotOf(element));
  }

  @Override
  @SuppressWarnings("unchecked") // the element is of the pool, so the heap is for such elements
  protected final @Nullable IntrusiveHeap<E> heapOf(E element) {
    int slot = slotOf(element);
    return SlotTable.has(objects, element, slot) ? (IntrusiveHeap<E>) links.heapAt(slot) : null;
  }

  @Override
  final int positionOf(E element) {
    return positions[slotOf(element)];
  }

  @Override
  final @Nullable E elementAt(int position) {
    int slot = slots[position];
    return slot == END ? null : object(slot);
  }

  @Override
  final void place(E element, int position) {
    int slot = slotOf(element);
    store(slot, order == null ? keyAt(positions[slot]) : 0, position);
  }

  @Override
  final void vacate(int position) {
    slots[position] = END;
  }

  @Override
  final void link(E element, int position) {
    int slot = slotOf(element);
    long key = keyOf(element); // which may throw
    takeId();
    heapIds[slot] = id;
    store(slot, key, position);
  }

  @Override
  final void unlink(E element) {
    unlinkSlot(slotOf(element));
  }

  @Override
  final int capacity() {
    return slots.length;
  }

  @Override
  final void grow() {
    int capacity = grown(slots.length);
    int[] larger = Arrays.copyOf(slots, capacity);
    if (order == null) {
      keys = Arrays.copyOf(keys, capacity);
    }
    Arrays.fill(larger, slots.length, capacity, END);
    slots = larger;
  }
}
