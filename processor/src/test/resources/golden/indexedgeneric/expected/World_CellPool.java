package game;

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
 * A pool of {@link World.Cell} objects for one thread, whatever its options say. Once it is closed,
 * it refuses to emplace objects with an IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_CellPool<K extends Comparable<K>, V> extends ObjectPool<World.Cell<K, V>> {
  /** Creates a pool and all its objects, by their constructor. */
  public World_CellPool(int capacity) {
    this(capacity, World.Cell<K, V>::new);
  }

  /** Creates a pool with options and all its objects, by their constructor. */
  public World_CellPool(int capacity, PoolOptions options) {
    this(capacity, World.Cell<K, V>::new, options);
  }

  /** Creates a pool and all its objects, by a factory. */
  public World_CellPool(int capacity, Supplier<? extends World.Cell<K, V>> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public World_CellPool(
      int capacity, Supplier<? extends World.Cell<K, V>> factory, PoolOptions options) {
    super(capacity, factory, options.threadSafe(false), World_CellRow.class);
  }

  /**
   * Begins the life of a free object, or fails with a {@link PoolExhaustedException} if there is
   * none. O(1), allocates nothing.
   */
  public World.Cell<K, V> emplace() {
    return begin(claim());
  }

  /**
   * Begins the life of a free object, or returns null if there is none. O(1), allocates nothing.
   */
  public World.@Nullable Cell<K, V> tryEmplace() {
    World.Cell<K, V> object = tryClaim();
    return object == null ? null : begin(object);
  }

  /** Waits until an object is free, and begins its life. */
  public World.Cell<K, V> awaitEmplace() throws InterruptedException {
    return begin(awaitClaim());
  }

  /**
   * Waits a while until an object is free, and begins its life, or returns null if none was free in
   * time.
   */
  public World.@Nullable Cell<K, V> awaitEmplaceFor(long time, TimeUnit unit)
      throws InterruptedException {
    World.Cell<K, V> object = awaitClaimFor(time, unit);
    return object == null ? null : begin(object);
  }

  @Override
  protected int slotOf(World.Cell<K, V> object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(World.Cell<K, V> object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(World.Cell<K, V> object) {
    World_CellLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(World.Cell<K, V> object) {
    checkThread(object, World_CellLinks.rowOf(this, object));
  }
}
