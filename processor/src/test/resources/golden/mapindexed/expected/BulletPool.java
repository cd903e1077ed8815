package shooter;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedLinks;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolOptions;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Bullet} objects for one thread. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
final class BulletPool extends ObjectPool<Bullet> {
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
        IndexedLinks.of(BulletAlive.class),
        IndexedLinks.of(BulletByNumber.class));
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Bullet emplace() {
    Bullet object = claim();
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
  public Bullet tryEmplace() {
    Bullet object = tryClaim();
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
  protected int slotOf(Bullet object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Bullet object, int slot) {
    object.slot = slot;
  }

  @Override
  protected void unlink(Bullet object) {
    BulletLinks.unlinkAll(this, object);
  }

  @Override
  protected void checkLists(Bullet object) {
    checkList(object, BulletLinks.aliveOf(this, object));
    checkList(object, BulletLinks.byNumberOf(this, object));
  }
}
