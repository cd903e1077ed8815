package dungeon.orcs;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IndexedLinks;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import dungeon.MonsterLinks;
import engine.EntityAwake;
import engine.EntityLinks;
import engine.EntitySleeping;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Orc} objects. */
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
final class OrcPool extends SharedPool<Orc> {
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
  public OrcPool(int capacity) {
    this(capacity, Orc::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public OrcPool(int capacity, PoolOptions options) {
    this(capacity, Orc::new, options);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public OrcPool(int capacity, Supplier<? extends Orc> factory) {
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
  public OrcPool(int capacity, Supplier<? extends Orc> factory, PoolOptions options) {
    super(capacity, factory, options, IndexedLinks.of(EntityAwake.class, EntitySleeping.class));
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Orc emplace() {
    Orc object = claim();
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
  public Orc tryEmplace() {
    Orc object = tryClaim();
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
  public Orc awaitEmplace() throws InterruptedException {
    Orc object = awaitClaim();
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
  public Orc awaitEmplaceFor(long time, TimeUnit unit) throws InterruptedException {
    Orc object = awaitClaimFor(time, unit);
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
  protected int slotOf(Orc object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Orc object, int number) {
    object.slot = number;
  }

  @Override
  protected void unlink(Orc object) {
    MonsterLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(Orc object) {
    checkList(object, EntityLinks.awakeOf(this, object));
    checkList(object, EntityLinks.sleepingOf(this, object));
    checkList(object, EntityLinks.teamOf(object));
    checkList(object, MonsterLinks.roomOf(object));
  }
}
