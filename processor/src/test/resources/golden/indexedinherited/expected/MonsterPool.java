package dungeon;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedLinks;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import engine.EntityAwake;
import engine.EntityLinks;
import engine.EntitySleeping;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Monster} objects. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class MonsterPool extends SharedPool<Monster> {
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
  public MonsterPool(int capacity) {
    this(capacity, Monster::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public MonsterPool(int capacity, PoolOptions options) {
    this(capacity, Monster::new, options);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public MonsterPool(int capacity, Supplier<? extends Monster> factory) {
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
  public MonsterPool(int capacity, Supplier<? extends Monster> factory, PoolOptions options) {
    super(
        capacity,
        factory,
        options,
        IndexedLinks.of(EntityAwake.class),
        IndexedLinks.of(EntitySleeping.class));
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Monster emplace() {
    Monster object = claim();
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
  public Monster tryEmplace() {
    Monster object = tryClaim();
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
  public Monster awaitEmplace() throws InterruptedException {
    Monster object = awaitClaim();
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
  public Monster awaitEmplaceFor(long time, TimeUnit unit) throws InterruptedException {
    Monster object = awaitClaimFor(time, unit);
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
    checkList(object, EntityLinks.awakeOf(this, object));
    checkList(object, EntityLinks.sleepingOf(this, object));
    checkList(object, EntityLinks.teamOf(object));
    checkList(object, MonsterLinks.roomOf(object));
  }
}
