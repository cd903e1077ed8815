package net;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IndexedHeap;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import java.util.Comparator;
import javax.annotation.processing.Generated;

/**
 * A heap of {@link Connection} objects, linked through {@link Connection#slot}. {@code add}, {@code
 * poll}, {@code remove} and {@code update} are O(log n). One thread at a time may use it; see the
 * <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class ConnectionByLoad extends IndexedHeap<Connection> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates an empty heap of objects of a pool.
   *
   * @param pool the pool
   * @param order the order of the elements
   * @throws NullPointerException if the order is null
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public ConnectionByLoad(ObjectPool<? extends Connection> pool,
      Comparator<? super Connection> order) {
    super(pool, requireOrder(order));
  }

  /** Returns the heap that holds an element, or null. */
  static ConnectionByLoad holding(SlotTable<?> pool, Connection element) {
    return (ConnectionByLoad) heapOf(pool, ConnectionByLoad.class, element, element.slot);
  }

  /** Takes an element out of its heap, if it is in one, and leaves the order to the next call. */
  static boolean drop(ObjectPool<? extends Connection> pool, Connection element) {
    ConnectionByLoad heap = holding(pool, element);
    if (heap != null) {
      heap.removeUncompared(element.slot);
    }
    return heap != null;
  }

  @Override
  protected int slotOf(Connection element) {
    return element.slot;
  }

  @Override
  protected String linkName() {
    return "byLoad";
  }

  @Override
  public boolean add(Connection element) {
    insert(element, element.slot, keyOf(element));
    return true;
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Connection && holds((Connection) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Connection)) {
      return false;
    }
    Connection element = (Connection) object;
    return remove(element, element.slot);
  }

  @Override
  public void update(Connection element) {
    update(element, element.slot, keyOf(element));
  }

  /** Returns whether an element is in this heap. */
  private boolean holds(Connection element) {
    return contains(element, element.slot);
  }
}
