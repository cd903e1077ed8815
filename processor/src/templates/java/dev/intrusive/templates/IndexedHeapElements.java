package dev.intrusive.templates;

import dev.intrusive.generated.IndexedHeap;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A heap of the indexed layout: turns an element into its slot and its key, and lets its base class
 * work.
 */
final class IndexedHeapElements<T> extends IndexedHeap<Element<T>> {

  // [natural]
  /**
   * Creates an empty heap of objects of a pool.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public IndexedHeapElements(ObjectPool<? extends Element<T>> pool) {
    super(pool, byKey());
  }

  // [end]
  // [comparator]
  /**
   * Creates an empty heap of objects of a pool.
   *
   * @param pool the pool
   * @param order the order of the elements
   * @throws NullPointerException if the order is null
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public IndexedHeapElements(
      ObjectPool<? extends Element<T>> pool, Comparator<? super Element<T>> order) {
    super(pool, requireOrder(order));
  }

  // [end]
  /** Returns the heap that holds an element, or null. */
  static <T> @Nullable IndexedHeapElements<T> holding(SlotTable<?> pool, Element<T> element) {
    return (IndexedHeapElements<T>) heapOf(pool, IndexedHeapElements.class, element, element.slot);
  }

  // [comparator]
  /** Takes an element out of its heap, if it is in one, and leaves the order to the next call. */
  static <T> boolean drop(ObjectPool<? extends Element<T>> pool, Element<T> element) {
    IndexedHeapElements<T> heap = holding(pool, element);
    if (heap != null) {
      heap.removeUncompared(element.slot);
    }
    return heap != null;
  }

  // [end]
  @Override
  protected int slotOf(Element<T> element) {
    return element.slot;
  }

  // [keyed]
  @Override
  protected long keyOf(Element<T> element) {
    return Keys.ordered(element.rank);
  }

  // [end]
  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  public boolean add(Element<T> element) {
    insert(element, element.slot, keyOf(element));
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> && holds((Element<T>) object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof Element<?>)) {
      return false;
    }
    Element<T> element = (Element<T>) object;
    return remove(element, element.slot);
  }

  @Override
  public void update(Element<T> element) {
    update(element, element.slot, keyOf(element));
  }

  /** Returns whether an element is in this heap. */
  private boolean holds(Element<T> element) {
    return contains(element, element.slot);
  }
}
