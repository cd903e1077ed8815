package dungeon;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * A pool of {@link Orc} objects. Once it is closed, it refuses to emplace objects with an
 * IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class OrcPool extends ObjectPool<Orc> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates a pool and all its objects, by a factory. */
  public OrcPool(int capacity, Supplier<? extends Orc> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public OrcPool(int capacity, Supplier<? extends Orc> factory, PoolOptions options) {
    super(capacity, factory, options);
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn()}, or fails with a {@link
   * PoolExhaustedException} if there is none. O(1) besides the hook, allocates nothing.
   */
  public Orc emplace() {
    return prepared(claim());
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn()}, or returns null if there is none.
   * O(1) besides the hook, allocates nothing.
   */
  public Orc tryEmplace() {
    Orc object = tryClaim();
    return object == null ? null : prepared(object);
  }

  /** Waits until an object is free, and begins its life with {@link Orc#spawn()}. */
  public Orc awaitEmplace() throws InterruptedException {
    return prepared(awaitClaim());
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Orc#spawn()}, or returns
   * null if none was free in time.
   */
  public Orc awaitEmplaceFor(long time, TimeUnit unit) throws InterruptedException {
    Orc object = awaitClaimFor(time, unit);
    return object == null ? null : prepared(object);
  }

  private Orc prepared(Orc object) {
    try {
      object.spawn();
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
    return begin(object);
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn(Map.Entry, int)}, or fails with a {@link
   * PoolExhaustedException} if there is none. O(1) besides the hook, allocates nothing.
   */
  public Orc emplace(Map.Entry<String, ? extends Number> axe, int level)
      throws CloneNotSupportedException {
    return prepared(claim(), axe, level);
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn(Map.Entry, int)}, or returns null if
   * there is none. O(1) besides the hook, allocates nothing.
   */
  public Orc tryEmplace(Map.Entry<String, ? extends Number> axe, int level)
      throws CloneNotSupportedException {
    Orc object = tryClaim();
    return object == null ? null : prepared(object, axe, level);
  }

  /** Waits until an object is free, and begins its life with {@link Orc#spawn(Map.Entry, int)}. */
  public Orc awaitEmplace(Map.Entry<String, ? extends Number> axe, int level)
      throws InterruptedException, CloneNotSupportedException {
    return prepared(awaitClaim(), axe, level);
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Orc#spawn(Map.Entry,
   * int)}, or returns null if none was free in time.
   */
  public Orc awaitEmplaceFor(
      long time, TimeUnit unit, Map.Entry<String, ? extends Number> axe, int level)
      throws InterruptedException, CloneNotSupportedException {
    Orc object = awaitClaimFor(time, unit);
    return object == null ? null : prepared(object, axe, level);
  }

  private Orc prepared(Orc object, Map.Entry<String, ? extends Number> axe, int level)
      throws CloneNotSupportedException {
    try {
      object.spawn(axe, level);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
    return begin(object);
  }

  @Override
  protected int slotOf(Orc object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Orc object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void destroy(Orc object) {
    object.die();
  }

  @Override
  protected void unlink(Orc object) {
    MonsterLinks.unlinkAll(object);
  }

  @Override
  protected void checkLists(Orc object) {
    checkThread(object, MonsterLinks.roomOf(object));
  }
}
