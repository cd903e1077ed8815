package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import dev.intrusive.pool.PoolExhaustedException;
import dev.intrusive.pool.PoolOptions;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * A pool of {@link Bullet} objects. Once it is closed, it refuses to emplace objects with an
 * IllegalStateException.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class BulletPool extends ObjectPool<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates a pool and all its objects, by their constructor. */
  public BulletPool(int capacity) {
    this(capacity, Bullet::new);
  }

  /** Creates a pool with options and all its objects, by their constructor. */
  public BulletPool(int capacity, PoolOptions options) {
    this(capacity, Bullet::new, options);
  }

  /** Creates a pool and all its objects, by a factory. */
  public BulletPool(int capacity, Supplier<? extends Bullet> factory) {
    this(capacity, factory, PoolOptions.defaults());
  }

  /** Creates a pool with options and all its objects, by a factory. */
  public BulletPool(int capacity, Supplier<? extends Bullet> factory, PoolOptions options) {
    super(capacity, factory, options);
  }

  /**
   * Begins the life of a free object with {@link Bullet#init(float, float)}, or fails with a {@link
   * PoolExhaustedException} if there is none. O(1) besides the hook, allocates nothing.
   */
  public Bullet emplace(float x, float y) {
    return prepared(claim(), x, y);
  }

  /**
   * Begins the life of a free object with {@link Bullet#init(float, float)}, or returns null if
   * there is none. O(1) besides the hook, allocates nothing.
   */
  public Bullet tryEmplace(float x, float y) {
    Bullet object = tryClaim();
    return object == null ? null : prepared(object, x, y);
  }

  /** Waits until an object is free, and begins its life with {@link Bullet#init(float, float)}. */
  public Bullet awaitEmplace(float x, float y) throws InterruptedException {
    return prepared(awaitClaim(), x, y);
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Bullet#init(float,
   * float)}, or returns null if none was free in time.
   */
  public Bullet awaitEmplaceFor(long time, TimeUnit unit, float x, float y)
      throws InterruptedException {
    Bullet object = awaitClaimFor(time, unit);
    return object == null ? null : prepared(object, x, y);
  }

  private Bullet prepared(Bullet object, float x, float y) {
    try {
      object.init(x, y);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
    return begin(object);
  }

  /**
   * Begins the life of a free object with {@link Bullet#copy(Bullet, BulletPool, String[])}, or
   * fails with a {@link PoolExhaustedException} if there is none. O(1) besides the hook, allocates
   * nothing.
   */
  public Bullet emplace(Bullet object, BulletPool time, String... unit) throws IOException {
    return prepared(claim(), object, time, unit);
  }

  /**
   * Begins the life of a free object with {@link Bullet#copy(Bullet, BulletPool, String[])}, or
   * returns null if there is none. O(1) besides the hook, allocates nothing.
   */
  public Bullet tryEmplace(Bullet object, BulletPool time, String... unit) throws IOException {
    Bullet object_ = tryClaim();
    return object_ == null ? null : prepared(object_, object, time, unit);
  }

  /**
   * Waits until an object is free, and begins its life with {@link Bullet#copy(Bullet, BulletPool,
   * String[])}.
   */
  public Bullet awaitEmplace(Bullet object, BulletPool time, String... unit)
      throws InterruptedException, IOException {
    return prepared(awaitClaim(), object, time, unit);
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Bullet#copy(Bullet,
   * BulletPool, String[])}, or returns null if none was free in time.
   */
  public Bullet awaitEmplaceFor(
      long time_, TimeUnit unit_, Bullet object, BulletPool time, String... unit)
      throws InterruptedException, IOException {
    Bullet object_ = awaitClaimFor(time_, unit_);
    return object_ == null ? null : prepared(object_, object, time, unit);
  }

  private Bullet prepared(Bullet object_, Bullet object, BulletPool time, String[] unit)
      throws IOException {
    try {
      object_.copy(object, time, unit);
    } catch (Throwable failure) {
      abandon(object_);
      throw failure;
    }
    return begin(object_);
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
    BulletLinks.unlinkAll(object);
  }

  @Override
  protected void checkLists(Bullet object) {
    checkThread(object, BulletLinks.gridCellOf(object));
    checkThread(object, BulletLinks.liveListOf(object));
  }
}
