package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedLinks;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** A pool of {@link World.NamedCell} objects. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings("all")
final class World_NamedCellPool<V> extends SharedPool<World.NamedCell<V>> {
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
  public World_NamedCellPool(int capacity) {
    this(capacity, World.NamedCell<V>::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public World_NamedCellPool(int capacity, PoolOptions options) {
    this(capacity, World.NamedCell<V>::new, options);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public World_NamedCellPool(int capacity, Supplier<? extends World.NamedCell<V>> factory) {
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
  public World_NamedCellPool(
      int capacity, Supplier<? extends World.NamedCell<V>> factory, PoolOptions options) {
    super(
        capacity,
        factory,
        options,
        IndexedLinks.of(World_TerritoryCellColumn.class),
        IndexedLinks.of(World_TerritoryCellDiagonal.class),
        IndexedLinks.of(World_TerritoryCellRow.class));
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public World.NamedCell<V> emplace() {
    World.NamedCell<V> object = claim();
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
  public World.@Nullable NamedCell<V> tryEmplace() {
    World.NamedCell<V> object = tryClaim();
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

  /**
   * Waits until an object is free, and begins its life.
   *
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public World.NamedCell<V> awaitEmplace() throws InterruptedException {
    World.NamedCell<V> object = awaitClaim();
    try {
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life.
   *
   * @param time how long to wait at most; if it is not positive, not at all
   * @param unit the unit of the time
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public World.@Nullable NamedCell<V> awaitEmplaceFor(long time, TimeUnit unit)
      throws InterruptedException {
    World.NamedCell<V> object = awaitClaimFor(time, unit);
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
  protected int slotOf(World.NamedCell<V> object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(World.NamedCell<V> object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(World.NamedCell<V> object) {
    World_NamedCellLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(World.NamedCell<V> object) {
    checkList(object, World_TerritoryCellLinks.columnOf(this, object));
    checkList(object, World_TerritoryCellLinks.diagonalOf(this, object));
    checkList(object, World_TerritoryCellLinks.rowOf(this, object));
    checkList(object, World_NamedCellLinks.namesOf(object));
  }
}
