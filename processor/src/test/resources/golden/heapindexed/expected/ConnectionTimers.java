package net;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IndexedHeap;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/**
 * A heap of {@link Connection} objects by {@link Connection#due}, linked through {@link
 * Connection#slot}. {@code add}, {@code poll}, {@code remove} and {@code update} are O(log n). One
 * thread at a time may use it; see the <a href="https://intrusive.dev">guide</a>.
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
final class ConnectionTimers extends IndexedHeap<Connection> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates an empty heap of objects of a pool.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public ConnectionTimers(ObjectPool<? extends Connection> pool) {
    super(pool, byKey());
  }

  /** Returns the heap that holds an element, or null. */
  static ConnectionTimers holding(SlotTable<?> pool, Connection element) {
    return (ConnectionTimers) heapOf(pool, ConnectionTimers.class, element, element.slot);
  }

  @Override
  protected int slotOf(Connection element) {
    return element.slot;
  }

  @Override
  protected long keyOf(Connection element) {
    return Keys.ordered(element.due);
  }

  @Override
  protected String linkName() {
    return "timers";
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
