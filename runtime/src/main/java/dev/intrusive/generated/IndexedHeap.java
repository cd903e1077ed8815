package dev.intrusive.generated;

import static dev.intrusive.generated.IndexedLinks.END;
import static dev.intrusive.generated.IndexedLinks.UNLINKED;

import dev.intrusive.IntrusiveHeap;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
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
  private final int[] indexes;
  private final int[] owners;

  /** The order of the elements, null if they are ordered by keys. */
  private final @Nullable Comparator<? super E> order;

  /** The slot of the element at each index, {@link IndexedLinks#END} where there is none. */
  private int[] slots = new int[SMALLEST_CAPACITY];

  /** The key of the element at each index when it was added or updated; empty without keys. */
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
    indexes = links.next;
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
    int index = findUp(slot, key, size);
    requireFree(element, slot); // the comparator may have added it
    int last = makeRoom();
    link(slot, key, last);
    moveUp(slot, key, last, index);
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
    int index = indexes[slot];
    int last = removeSlot(slot, index);
    if (last != END) {
      reorder(last, index);
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
    removeSlot(slot, indexes[slot]);
  }

  /** Unlinks an element, and returns the slot of what takes its index, or {@code END}. */
  private int removeSlot(int slot, int index) {
    int emptied = beforeUnlink(index);
    int last = emptied == index ? END : slots[emptied];
    slots[emptied] = END;
    owners[slot] = UNLINKED;
    if (last != END) {
      slots[index] = last;
      indexes[last] = index;
      if (order == null) {
        keys[index] = keys[emptied];
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
    boolean isOrdered = ensureOrdered(order == null ? -1 : indexes[slot]);
    int index = indexes[slot];
    beforeReorder();
    if (order == null) {
      keys[index] = key;
    }
    if (isOrdered) {
      reorder(slot, index);
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
  protected final boolean hasChangedKey(int index) {
    return order == null && keyOf(object(slots[index])) != keys[index];
  }

  @Override
  public final @Nullable Comparator<? super E> comparator() {
    return order == null ? null : unlessNatural(order);
  }

  @Override
  protected final boolean precedes(int a, int b) {
    return order == null ? keys[a] < keys[b] : precedes(object(slots[a]), object(slots[b]));
  }

  private boolean precedes(E a, E b) {
    long changes = changes();
    boolean precedes = Objects.requireNonNull(order).compare(a, b) < 0;
    requireUnchanged(changes);
    return precedes;
  }

  /** Restores the order of a heap in which one element may be wrong. */
  private void reorder(int slot, int index) {
    long key = keyAt(index);
    int higher = findUp(slot, key, index);
    if (higher < index) {
      moveUp(slot, key, index, higher);
    } else {
      moveDown(slot, key, index, findDown(slot, key, index, size));
    }
    markOrdered();
  }

  @Override
  protected final void siftDown(int index) {
    int slot = slots[index];
    long key = keyAt(index);
    moveDown(slot, key, index, findDown(slot, key, index, size));
  }

  /** Finds the index to which an element rises from another. */
  private int findUp(int slot, long key, int start) {
    return order == null ? HeapKeys.findUp(keys, key, start) : findUp(object(slot), start);
  }

  private int findUp(E element, int start) {
    int index = start;
    while (index > 0) {
      int parent = (index - 1) >> 2;
      if (!precedes(element, object(slots[parent]))) {
        break;
      }
      index = parent;
    }
    return index;
  }

  /** Moves an element up, and those on its way down. Calls nothing. */
  private void moveUp(int slot, long key, int start, int target) {
    boolean hasKeys = order == null;
    int index = start;
    while (index > target) {
      int parent = (index - 1) >> 2;
      int above = slots[parent];
      slots[index] = above;
      indexes[above] = index;
      if (hasKeys) {
        keys[index] = keys[parent];
      }
      index = parent;
    }
    slots[target] = slot;
    indexes[slot] = target;
    if (hasKeys) {
      keys[target] = key;
    }
  }

  /** Finds the index to which an element sinks from another, among the first ones. */
  private int findDown(int slot, long key, int start, int end) {
    return order == null
        ? HeapKeys.findDown(keys, key, start, end)
        : findDown(object(slot), start, end);
  }

  private int findDown(E element, int start, int end) {
    int lastParent = (end - 2) >> 2;
    int index = start;
    while (index <= lastParent) {
      int least = 4 * index + 1;
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
      index = least;
    }
    return index;
  }

  /** Moves an element down, and those on its way up. Calls nothing. */
  private void moveDown(int slot, long key, int start, int target) {
    boolean hasKeys = order == null;
    int movingSlot = slot;
    long movingKey = key;
    int index = target;
    while (index > start) {
      int nextSlot = slots[index];
      slots[index] = movingSlot;
      indexes[movingSlot] = index;
      if (hasKeys) {
        long nextKey = keys[index];
        keys[index] = movingKey;
        movingKey = nextKey;
      }
      movingSlot = nextSlot;
      index = (index - 1) >> 2;
    }
    slots[start] = movingSlot;
    indexes[movingSlot] = start;
    if (hasKeys) {
      keys[start] = movingKey;
    }
  }

  /** Stores and counts that a free element is in this heap. */
  private void link(int slot, long key, int index) {
    takeId();
    beforeLink(index);
    slots[index] = slot;
    indexes[slot] = index;
    if (order == null) {
      keys[index] = key;
    }
    owners[slot] = id;
  }

  private long keyAt(int index) {
    return order == null ? keys[index] : 0;
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
  protected final int indexOf(E element) {
    return indexes[slotOf(element)];
  }

  @Override
  protected final @Nullable E elementAt(int index) {
    int slot = slots[index];
    return slot == END ? null : object(slot);
  }

  @Override
  protected final void link(E element, long key, int index) {
    link(slotOf(element), key, index);
  }

  @Override
  protected final @Nullable E detach(E element) {
    int slot = slotOf(element);
    int last = removeSlot(slot, indexes[slot]);
    return last == END ? null : object(last);
  }

  @Override
  protected final void shift(int from, int to) {
    int slot = slots[from];
    slots[to] = slot;
    indexes[slot] = to;
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
