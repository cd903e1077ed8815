package dev.intrusive.generated;

import static dev.intrusive.generated.IndexedLinks.END;
import static dev.intrusive.generated.IndexedLinks.UNLINKED;

import dev.intrusive.IntrusiveHeap;
import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * For generated code: the base of indexed heaps, which hold the slots of objects of a pool.
 *
 * <p>Adding, moving and removing elements store no reference. A heap that is ordered by a key
 * copies it beside the slot, so that elements are compared without looking at them. An element that
 * is not an object of the pool is refused with an {@link IllegalArgumentException}; one that is not
 * live, and neither just being emplaced nor released, is refused with an {@link
 * IllegalStateException}.
 *
 * <p>If the pool is shared between threads, different heaps may belong to different threads.
 *
 * <p>A generated subclass turns an element into its slot and its key. The protected methods are for
 * generated code.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IndexedHeap<E> extends IntrusiveHeap<E> {

  private static final int SMALLEST_CAPACITY = 8;

  private final IndexedLinks links;
  private final Object[] objects;
  private final int[] positions;
  private final int[] owners;

  /** The order of the elements, null if they are ordered by keys. */
  private final @Nullable Comparator<? super E> order;

  /** The slot of the element at each position, {@link IndexedLinks#END} where there is none. */
  private int[] slots = new int[SMALLEST_CAPACITY];

  /** The key of the element at each position when it was added or updated; empty without keys. */
  private long[] keys;

  /** The owner id of the elements while there are any, otherwise a number that no element has. */
  private int id = IndexedLinks.WITHOUT_ID;

  /**
   * Creates an empty heap.
   *
   * @param pool the pool of the elements
   * @param order the order of the elements, or null if they are ordered by keys
   * @throws IllegalArgumentException if the pool is not one for elements of this class of heaps
   */
  protected IndexedHeap(SlotTable<? extends E> pool, @Nullable Comparator<? super E> order) {
    links = IndexedLinks.in(pool, getClass(), false);
    objects = links.objects;
    positions = links.next;
    owners = links.owners;
    this.order = order;
    keys = new long[order == null ? SMALLEST_CAPACITY : 0];
    Arrays.fill(slots, END);
  }

  /**
   * Returns the slot of an element. Used outside hot paths.
   *
   * @param element any element
   * @return the value of its slot field
   */
  protected abstract int slotOf(E element);

  /**
   * Returns the present key of an element. Used outside hot paths.
   *
   * @param element any element
   * @return a number of the same order as the key; any number if there is a comparator
   */
  @Override
  protected long keyOf(E element) {
    return 0;
  }

  // What generated heaps call.

  /**
   * Returns the order of heaps whose elements are ordered by keys.
   *
   * @param <E> the type of the elements
   * @return null
   */
  protected static <E> @Nullable Comparator<E> byKey() {
    return null;
  }

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
   *     if the element is not an object of the pool
   */
  @SuppressWarnings("unchecked") // the element is of the pool, so the heap is for such elements
  protected static <E> @Nullable IndexedHeap<E> heapOf(
      SlotTable<?> pool, Class<?> heapClass, E element, int slot) {
    return (IndexedHeap<E>) IndexedLinks.ownerOf(pool, heapClass, element, slot);
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
    if (!ensureOrdered()) {
      linkAnywhere(element, key);
      return;
    }
    int position = findUp(slot, key, size);
    requireFree(element, slot); // the comparator may have added it
    int last = makeRoom();
    link(slot, key, last);
    moveUp(slot, key, last, position);
    markOrdered();
  }

  /**
   * Returns whether an element is in this heap.
   *
   * @param element the element
   * @param slot its slot
   * @return true if it is
   */
  protected final boolean contains(E element, int slot) {
    return SlotTable.has(objects, element, slot) && owners[slot] == id;
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
    int last = removeSlot(slot, position);
    if (last != END) {
      reorder(last, position);
    }
    return true;
  }

  /**
   * Removes an element of this heap. No comparator is called: the next operation that compares
   * restores the order.
   *
   * @param slot its slot
   */
  protected final void removeUncompared(int slot) {
    removeSlot(slot, positions[slot]);
  }

  /** Unlinks an element, and returns the slot of what fills its position, or {@code END}. */
  private int removeSlot(int slot, int position) {
    int emptied = emptying(position);
    int last = emptied == position ? END : slots[emptied];
    slots[emptied] = END;
    owners[slot] = UNLINKED;
    if (last != END) {
      slots[position] = last;
      positions[last] = position;
      if (order == null) {
        keys[position] = keys[emptied];
      }
    }
    if (size == 0) {
      id = links.returnId(id);
    }
    return last;
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
    boolean isOrdered = ensureOrdered(order == null ? -1 : positions[slot]);
    int position = positions[slot];
    reordering();
    if (order == null) {
      keys[position] = key;
    }
    if (isOrdered) {
      reorder(slot, position);
    }
  }

  private void requireFree(E element, int slot) {
    if (!SlotTable.has(objects, element, slot) || owners[slot] != UNLINKED) {
      throw refusal(element, slot);
    }
  }

  private RuntimeException refusal(E element, int slot) {
    IndexedHeap<?> holder = links.has(element, slot) ? (IndexedHeap<?>) links.ownerAt(slot) : null;
    return holder == null
        ? links.refusal(element, slot, nameInMessages())
        : alreadyLinked(element, holder);
  }

  // Order.

  @Override
  protected final boolean hasChangedKey(int position) {
    return order == null && keyOf(object(slots[position])) != keys[position];
  }

  @Override
  public final @Nullable Comparator<? super E> comparator() {
    return order == null ? null : unlessNatural(order);
  }

  @Override
  protected final boolean precedes(E a, E b) {
    int changes = changes();
    boolean precedes = order == null ? keyOf(a) < keyOf(b) : order.compare(a, b) < 0;
    requireUnchanged(changes);
    return precedes;
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
    markOrdered();
  }

  @Override
  protected final void siftDown(int position) {
    int slot = slots[position];
    long key = keyAt(position);
    moveDown(slot, key, position, findDown(slot, key, position, size));
  }

  /** Finds the position to which an element rises from another. */
  private int findUp(int slot, long key, int start) {
    return order == null ? HeapKeys.findUp(keys, key, start) : findUp(object(slot), start);
  }

  private int findUp(E element, int start) {
    int position = start;
    while (position > 0) {
      int parent = (position - 1) >> 2;
      if (!precedes(element, object(slots[parent]))) {
        break;
      }
      position = parent;
    }
    return position;
  }

  /** Moves an element up, and those on its way down. Calls nothing. */
  private void moveUp(int slot, long key, int start, int target) {
    boolean hasKeys = order == null;
    int position = start;
    while (position > target) {
      int parent = (position - 1) >> 2;
      int above = slots[parent];
      slots[position] = above;
      positions[above] = position;
      if (hasKeys) {
        keys[position] = keys[parent];
      }
      position = parent;
    }
    slots[target] = slot;
    positions[slot] = target;
    if (hasKeys) {
      keys[target] = key;
    }
  }

  /** Finds the position to which an element sinks from another, among the first ones. */
  private int findDown(int slot, long key, int start, int end) {
    return order == null
        ? HeapKeys.findDown(keys, key, start, end)
        : findDown(object(slot), start, end);
  }

  private int findDown(E element, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int position = start;
    while (position <= lastParent) {
      int least = 4 * position + 1;
      E leastElement = object(slots[least]);
      int limit = Math.min(least + 4, end);
      for (int child = least + 1; child < limit; child++) {
        E childElement = object(slots[child]);
        if (precedes(childElement, leastElement)) {
          leastElement = childElement;
          least = child;
        }
      }
      if (!precedes(leastElement, element)) {
        break;
      }
      position = least;
    }
    return position;
  }

  /** Moves an element down, and those on its way up. Calls nothing. */
  private void moveDown(int slot, long key, int start, int target) {
    boolean hasKeys = order == null;
    int movingSlot = slot;
    long movingKey = key;
    int position = target;
    while (position > start) {
      int nextSlot = slots[position];
      slots[position] = movingSlot;
      positions[movingSlot] = position;
      if (hasKeys) {
        long nextKey = keys[position];
        keys[position] = movingKey;
        movingKey = nextKey;
      }
      movingSlot = nextSlot;
      position = (position - 1) >> 2;
    }
    slots[start] = movingSlot;
    positions[movingSlot] = start;
    if (hasKeys) {
      keys[start] = movingKey;
    }
  }

  /** Stores and counts that a free element is in this heap. */
  private void link(int slot, long key, int position) {
    takeId();
    joining(position);
    slots[position] = slot;
    positions[slot] = position;
    if (order == null) {
      keys[position] = key;
    }
    owners[slot] = id;
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
      id = links.takeId(this, id);
    }
  }

  @Override
  public final @Nullable E peek() {
    checkKeys();
    return isOrdered() ? elementAt(0) : peekUnordered();
  }

  @Override
  public final @Nullable E poll() {
    checkKeys();
    if (!ensureOrdered()) {
      return pollAnywhere();
    }
    if (size == 0) {
      return null;
    }
    int end = size - 1;
    int first = slots[0];
    int last = slots[end];
    long key = keyAt(end);
    int target = findDown(last, key, 0, end);
    if (removeSlot(first, 0) != END) {
      moveDown(last, key, 0, target);
      markOrdered();
    }
    return object(first);
  }

  @Override
  @SuppressWarnings("unchecked") // the element is of the pool, so the heap is for such elements
  protected final @Nullable IntrusiveHeap<E> heapOf(E element) {
    int slot = slotOf(element);
    return SlotTable.has(objects, element, slot) ? (IntrusiveHeap<E>) links.ownerAt(slot) : null;
  }

  @Override
  protected final int positionOf(E element) {
    return positions[slotOf(element)];
  }

  @Override
  protected final @Nullable E elementAt(int position) {
    int slot = slots[position];
    return slot == END ? null : object(slot);
  }

  @Override
  protected final void link(E element, long key, int position) {
    link(slotOf(element), key, position);
  }

  @Override
  protected final @Nullable E detach(E element) {
    int slot = slotOf(element);
    int last = removeSlot(slot, positions[slot]);
    return last == END ? null : object(last);
  }

  @Override
  protected final void shift(int from, int to) {
    int slot = slots[from];
    slots[to] = slot;
    positions[slot] = to;
    if (order == null) {
      keys[to] = keys[from];
    }
    slots[from] = END;
  }

  @Override
  protected final int capacity() {
    return slots.length;
  }

  @Override
  protected final void grow() {
    int capacity = grown(slots.length);
    int[] larger = Arrays.copyOf(slots, capacity);
    if (order == null) {
      keys = Arrays.copyOf(keys, capacity);
    }
    Arrays.fill(larger, slots.length, capacity, END);
    slots = larger;
  }
}
