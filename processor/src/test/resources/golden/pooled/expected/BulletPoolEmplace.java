package game;

import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.SlotLinks;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/** The emplace methods of {@link BulletPool}. */
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
public abstract class BulletPoolEmplace extends SharedPool<Bullet> {
  BulletPoolEmplace(int capacity, Supplier<? extends Bullet> factory, PoolOptions options,
      SlotLinks... links) {
    super(capacity, factory, options, links);
  }

  /**
   * Begins the life of a free object with {@link Bullet#init}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param x an argument of the hook
   * @param y an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Bullet emplace(float x, float y) {
    Bullet object = claim();
    try {
      object.init(x, y);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Bullet#init}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param x an argument of the hook
   * @param y an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   */
  public Bullet tryEmplace(float x, float y) {
    Bullet object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.init(x, y);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits until an object is free, and begins its life with {@link Bullet#init}.
   *
   * @param x an argument of the hook
   * @param y an argument of the hook
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public Bullet awaitEmplace(float x, float y) throws InterruptedException {
    Bullet object = awaitClaim();
    try {
      object.init(x, y);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Bullet#init}.
   *
   * @param time how long to wait at most; if it is not positive, not at all
   * @param unit the unit of the time
   * @param x an argument of the hook
   * @param y an argument of the hook
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public Bullet awaitEmplaceFor(long time, TimeUnit unit, float x, float y) throws
      InterruptedException {
    Bullet object = awaitClaimFor(time, unit);
    if (object == null) {
      return null;
    }
    try {
      object.init(x, y);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Bullet#copy}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param object an argument of the hook
   * @param time an argument of the hook
   * @param unit an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   * @throws IOException if the hook throws it
   */
  public Bullet emplace(Bullet object, BulletPool time, String... unit) throws IOException {
    Bullet object_ = claim();
    try {
      object_.copy(object, time, unit);
      return begin(object_);
    } catch (Throwable failure) {
      abandon(object_);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Bullet#copy}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param object an argument of the hook
   * @param time an argument of the hook
   * @param unit an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   * @throws IOException if the hook throws it
   */
  public Bullet tryEmplace(Bullet object, BulletPool time, String... unit) throws IOException {
    Bullet object_ = tryClaim();
    if (object_ == null) {
      return null;
    }
    try {
      object_.copy(object, time, unit);
      return begin(object_);
    } catch (Throwable failure) {
      abandon(object_);
      throw failure;
    }
  }

  /**
   * Waits until an object is free, and begins its life with {@link Bullet#copy}.
   *
   * @param object an argument of the hook
   * @param time an argument of the hook
   * @param unit an argument of the hook
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   * @throws IOException if the hook throws it
   */
  public Bullet awaitEmplace(Bullet object, BulletPool time, String... unit) throws
      InterruptedException, IOException {
    Bullet object_ = awaitClaim();
    try {
      object_.copy(object, time, unit);
      return begin(object_);
    } catch (Throwable failure) {
      abandon(object_);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Bullet#copy}.
   *
   * @param time_ how long to wait at most; if it is not positive, not at all
   * @param unit_ the unit of the time
   * @param object an argument of the hook
   * @param time an argument of the hook
   * @param unit an argument of the hook
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   * @throws IOException if the hook throws it
   */
  public Bullet awaitEmplaceFor(long time_, TimeUnit unit_, Bullet object, BulletPool time,
      String... unit) throws InterruptedException, IOException {
    Bullet object_ = awaitClaimFor(time_, unit_);
    if (object_ == null) {
      return null;
    }
    try {
      object_.copy(object, time, unit);
      return begin(object_);
    } catch (Throwable failure) {
      abandon(object_);
      throw failure;
    }
  }
}
