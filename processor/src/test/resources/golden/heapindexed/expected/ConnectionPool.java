package net;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedLinks;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Connection} objects for one thread. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class ConnectionPool extends ObjectPool<Connection> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates a pool and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public ConnectionPool(int capacity) {
    this(capacity, Connection::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public ConnectionPool(int capacity, PoolOptions options) {
    this(capacity, Connection::new, options);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public ConnectionPool(int capacity, Supplier<? extends Connection> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /**
   * Creates a pool with options and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public ConnectionPool(int capacity, Supplier<? extends Connection> factory, PoolOptions options) {
    super(
        capacity,
        factory,
        options,
        IndexedLinks.of(ConnectionByLoad.class),
        IndexedLinks.of(ConnectionByRate.class),
        IndexedLinks.of(ConnectionTimers.class));
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Connection emplace() {
    Connection object = claim();
    try {
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object, if there is one. O(1), allocates nothing.
   *
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public Connection tryEmplace() {
    Connection object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  @Override
  protected int slotOf(Connection object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Connection object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(Connection object) {
    ConnectionLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(Connection object) {
    checkList(object, ConnectionLinks.byLoadOf(this, object));
    checkList(object, ConnectionLinks.byRateOf(this, object));
    checkList(object, ConnectionLinks.timersOf(this, object));
  }
}
