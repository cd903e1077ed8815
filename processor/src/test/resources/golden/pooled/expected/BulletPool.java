package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import java.util.Collection;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** A pool of {@link Bullet} objects. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class BulletPool extends BulletPoolEmplace {
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
    super(capacity, factory, options);
  }

  @Override
  protected int slotOf(Bullet object) {
    return object.slot;
  }

  @Override
  protected void assignSlot(Bullet object, int number) {
    object.slot = number;
  }

  @Override
  protected void destroy(Bullet object) {
    object.destroy();
  }

  @Override
  protected void unlink(Bullet object) {
    BulletLinks.unlinkAll(object);
  }

  @Override
  protected void checkLists(Bullet object) {
    checkList(object, BulletLinks.gridCellOf(object));
    checkList(object, BulletLinks.liveListOf(object));
    for (Collection<?> list : DeclaredLinks.holders(object, Bullet.class)) {
      checkList(object, list);
    }
  }
}
