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
 * A pool of {@link World.NamedCell} objects. Once it is closed, it refuses to emplace objects with
 * an IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_NamedCellPool<V> extends ObjectPool<World.NamedCell<V>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates a pool and all its objects, by their constructor. */
  public World_NamedCellPool(int capacity) {
    this(capacity, World.NamedCell<V>::new);
  }

  /** Creates a pool with options and all its objects, by their constructor. */
  public World_NamedCellPool(int capacity, PoolOptions options) {
    this(capacity, World.NamedCell<V>::new, options);
  }

  /** Creates a pool and all its objects, by a factory. */
  public World_NamedCellPool(int capacity, Supplier<? extends World.NamedCell<V>> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public World_NamedCellPool(
      int capacity, Supplier<? extends World.NamedCell<V>> factory, PoolOptions options) {
    super(
        capacity,
        factory,
        options,
        World_TerritoryCellColumn.class,
        World_TerritoryCellDiagonal.class,
        World_TerritoryCellRow.class);
  }

  /**
   * Begins the life of a free object, or fails with a {@link PoolExhaustedException} if there is
   * none. O(1), allocates nothing.
   */
  public World.NamedCell<V> emplace() {
    return begin(claim());
  }

  /**
   * Begins the life of a free object, or returns null if there is none. O(1), allocates nothing.
   */
  public World.@Nullable NamedCell<V> tryEmplace() {
    World.NamedCell<V> object = tryClaim();
    return object == null ? null : begin(object);
  }

  /** Waits until an object is free, and begins its life. */
  public World.NamedCell<V> awaitEmplace() throws InterruptedException {
    return begin(awaitClaim());
  }

  /**
   * Waits a while until an object is free, and begins its life, or returns null if none was free in
   * time.
   */
  public World.@Nullable NamedCell<V> awaitEmplaceFor(long time, TimeUnit unit)
      throws InterruptedException {
    World.NamedCell<V> object = awaitClaimFor(time, unit);
    return object == null ? null : begin(object);
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
    checkThread(object, World_TerritoryCellLinks.columnOf(this, object));
    checkThread(object, World_TerritoryCellLinks.diagonalOf(this, object));
    checkThread(object, World_TerritoryCellLinks.rowOf(this, object));
    checkThread(object, World_NamedCellLinks.namesOf(object));
  }
}
