package dungeon;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import engine.EntityAwake;
import engine.EntityLinks;
import engine.EntitySleeping;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * A pool of {@link Monster} objects. Once it is closed, it refuses to emplace objects with an
 * IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class MonsterPool extends ObjectPool<Monster> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates a pool and all its objects, by their constructor. */
  public MonsterPool(int capacity) {
    this(capacity, Monster::new);
  }

  /** Creates a pool with options and all its objects, by their constructor. */
  public MonsterPool(int capacity, PoolOptions options) {
    this(capacity, Monster::new, options);
  }

  /** Creates a pool and all its objects, by a factory. */
  public MonsterPool(int capacity, Supplier<? extends Monster> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public MonsterPool(int capacity, Supplier<? extends Monster> factory, PoolOptions options) {
    super(capacity, factory, options, EntityAwake.class, EntitySleeping.class);
  }

  /**
   * Begins the life of a free object, or fails with a {@link PoolExhaustedException} if there is
   * none. O(1), allocates nothing.
   */
  public Monster emplace() {
    return begin(claim());
  }

  /**
   * Begins the life of a free object, or returns null if there is none. O(1), allocates nothing.
   */
  public Monster tryEmplace() {
    Monster object = tryClaim();
    return object == null ? null : begin(object);
  }

  /** Waits until an object is free, and begins its life. */
  public Monster awaitEmplace() throws InterruptedException {
    return begin(awaitClaim());
  }

  /**
   * Waits a while until an object is free, and begins its life, or returns null if none was free in
   * time.
   */
  public Monster awaitEmplaceFor(long time, TimeUnit unit) throws InterruptedException {
    Monster object = awaitClaimFor(time, unit);
    return object == null ? null : begin(object);
  }

  @Override
  protected int slotOf(Monster object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Monster object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(Monster object) {
    MonsterLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(Monster object) {
    checkThread(object, EntityLinks.awakeOf(this, object));
    checkThread(object, EntityLinks.sleepingOf(this, object));
    checkThread(object, EntityLinks.teamOf(object));
    checkThread(object, MonsterLinks.roomOf(object));
  }
}
