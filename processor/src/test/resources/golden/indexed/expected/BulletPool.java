package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedLinks;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Bullet} objects. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class BulletPool extends SharedPool<Bullet> {
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
  public BulletPool(int capacity) {
    this(capacity, Bullet::new);
  }

  /**
   * Creates a pool with options and all its objects, by their constructor.
   *
   * @param capacity how many objects it has
   * @param options what can be chosen
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}
   */
  public BulletPool(int capacity, PoolOptions options) {
    this(capacity, Bullet::new, options);
  }

  /**
   * Creates a pool and all its objects, by a factory.
   *
   * @param capacity how many objects it has
   * @param factory makes each object, in the order of slots
   * @throws IllegalArgumentException if the capacity is less than 1 or more than {@link
   *     #MAX_CAPACITY}, or if the factory returns an object twice
   */
  public BulletPool(int capacity, Supplier<? extends Bullet> factory) {
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
  public BulletPool(int capacity, Supplier<? extends Bullet> factory, PoolOptions options) {
    super(
        capacity,
        factory,
        options,
        IndexedLinks.of(BulletGridCell.class),
        IndexedLinks.of(BulletLiveList.class));
  }

  /**
   * Begins the life of a free object with {@link Bullet#init(BulletPool, BulletLiveList)}. O(1)
   * besides the hook, allocates nothing.
   *
   * @param pool an argument of the hook
   * @param list an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Bullet emplace(BulletPool pool, BulletLiveList list) {
    Bullet object = claim();
    try {
      object.init(pool, list);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Bullet#init(BulletPool, BulletLiveList)}, if there
   * is one. O(1) besides the hook, allocates nothing.
   *
   * @param pool an argument of the hook
   * @param list an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public Bullet tryEmplace(BulletPool pool, BulletLiveList list) {
    Bullet object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.init(pool, list);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits until an object is free, and begins its life with {@link Bullet#init(BulletPool,
   * BulletLiveList)}.
   *
   * @param pool an argument of the hook
   * @param list an argument of the hook
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public Bullet awaitEmplace(BulletPool pool, BulletLiveList list) throws InterruptedException {
    Bullet object = awaitClaim();
    try {
      object.init(pool, list);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Bullet#init(BulletPool,
   * BulletLiveList)}.
   *
   * @param time how long to wait at most; if it is not positive, not at all
   * @param unit the unit of the time
   * @param pool an argument of the hook
   * @param list an argument of the hook
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public Bullet awaitEmplaceFor(long time, TimeUnit unit, BulletPool pool, BulletLiveList list)
      throws InterruptedException {
    Bullet object = awaitClaimFor(time, unit);
    if (object == null) {
      return null;
    }
    try {
      object.init(pool, list);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  @Override
  protected int slotOf(Bullet object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Bullet object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void destroy(Bullet object) {
    object.destroy();
  }

  @Override
  protected void unlink(Bullet object) {
    BulletLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(Bullet object) {
    checkList(object, BulletLinks.gridCellOf(this, object));
    checkList(object, BulletLinks.liveListOf(this, object));
    checkList(object, BulletLinks.ownerListOf(object));
  }
}
