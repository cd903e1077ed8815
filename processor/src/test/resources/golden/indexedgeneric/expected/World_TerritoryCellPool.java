package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A pool of {@link World.TerritoryCell} objects for one thread, whatever its options say. Once it
 * is closed, it refuses to emplace objects with an IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_TerritoryCellPool<Key extends Comparable<Key>, Value>
    extends ObjectPool<World.TerritoryCell<Key, Value>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates a pool and all its objects, by their constructor. */
  public World_TerritoryCellPool(int capacity) {
    this(capacity, World.TerritoryCell<Key, Value>::new);
  }

  /** Creates a pool with options and all its objects, by their constructor. */
  public World_TerritoryCellPool(int capacity, PoolOptions options) {
    this(capacity, World.TerritoryCell<Key, Value>::new, options);
  }

  /** Creates a pool and all its objects, by a factory. */
  public World_TerritoryCellPool(
      int capacity, Supplier<? extends World.TerritoryCell<Key, Value>> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public World_TerritoryCellPool(
      int capacity,
      Supplier<? extends World.TerritoryCell<Key, Value>> factory,
      PoolOptions options) {
    super(
        capacity,
        factory,
        options.threadSafe(false),
        World_TerritoryCellColumn.class,
        World_TerritoryCellDiagonal.class,
        World_TerritoryCellRow.class);
  }

  /**
   * Begins the life of a free object, or fails with a {@link PoolExhaustedException} if there is
   * none. O(1), allocates nothing.
   */
  public World.TerritoryCell<Key, Value> emplace() {
    return begin(claim());
  }

  /**
   * Begins the life of a free object, or returns null if there is none. O(1), allocates nothing.
   */
  public World.@Nullable TerritoryCell<Key, Value> tryEmplace() {
    World.TerritoryCell<Key, Value> object = tryClaim();
    return object == null ? null : begin(object);
  }

  /** Waits until an object is free, and begins its life. */
  public World.TerritoryCell<Key, Value> awaitEmplace() throws InterruptedException {
    return begin(awaitClaim());
  }

  /**
   * Waits a while until an object is free, and begins its life, or returns null if none was free in
   * time.
   */
  public World.@Nullable TerritoryCell<Key, Value> awaitEmplaceFor(long time, TimeUnit unit)
      throws InterruptedException {
    World.TerritoryCell<Key, Value> object = awaitClaimFor(time, unit);
    return object == null ? null : begin(object);
  }

  @Override
  protected int slotOf(World.TerritoryCell<Key, Value> object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(World.TerritoryCell<Key, Value> object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(World.TerritoryCell<Key, Value> object) {
    World_TerritoryCellLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(World.TerritoryCell<Key, Value> object) {
    checkThread(object, World_TerritoryCellLinks.columnOf(this, object));
    checkThread(object, World_TerritoryCellLinks.diagonalOf(this, object));
    checkThread(object, World_TerritoryCellLinks.rowOf(this, object));
  }
}
