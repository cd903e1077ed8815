package dungeon;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.pool.PoolOptions;
import dev.intrusive.pool.SharedPool;
import java.util.Map;
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
public final class OrcPool extends SharedPool<Orc> {
  static {
    GeneratedCode.requireVersion(1);
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
    super(capacity, factory, options);
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn}. O(1) besides the hook, allocates
   * nothing.
   *
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   */
  public Orc emplace() {
    Orc object = claim();
    try {
      object.spawn();
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn}, if there is one. O(1) besides the
   * hook, allocates nothing.
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
      object.spawn();
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits until an object is free, and begins its life with {@link Orc#spawn}.
   *
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public Orc awaitEmplace() throws InterruptedException {
    Orc object = awaitClaim();
    try {
      object.spawn();
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Orc#spawn}.
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
      object.spawn();
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn}. O(1) besides the hook, allocates
   * nothing.
   *
   * @param axe an argument of the hook
   * @param level an argument of the hook
   * @return the object
   * @throws dev.intrusive.pool.PoolExhaustedException if no object was free
   * @throws IllegalStateException if this pool is closed
   * @throws CloneNotSupportedException if the hook throws it
   */
  public Orc emplace(Map.Entry<String, ? extends Number> axe, int level) throws
      CloneNotSupportedException {
    Orc object = claim();
    try {
      object.spawn(axe, level);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Begins the life of a free object with {@link Orc#spawn}, if there is one. O(1) besides the
   * hook, allocates nothing.
   *
   * @param axe an argument of the hook
   * @param level an argument of the hook
   * @return the object, or null if none was free
   * @throws IllegalStateException if this pool is closed
   * @throws CloneNotSupportedException if the hook throws it
   */
  public Orc tryEmplace(Map.Entry<String, ? extends Number> axe, int level) throws
      CloneNotSupportedException {
    Orc object = tryClaim();
    if (object == null) {
      return null;
    }
    try {
      object.spawn(axe, level);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits until an object is free, and begins its life with {@link Orc#spawn}.
   *
   * @param axe an argument of the hook
   * @param level an argument of the hook
   * @return the object
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   * @throws CloneNotSupportedException if the hook throws it
   */
  public Orc awaitEmplace(Map.Entry<String, ? extends Number> axe, int level) throws
      InterruptedException, CloneNotSupportedException {
    Orc object = awaitClaim();
    try {
      object.spawn(axe, level);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  /**
   * Waits a while until an object is free, and begins its life with {@link Orc#spawn}.
   *
   * @param time how long to wait at most; if it is not positive, not at all
   * @param unit the unit of the time
   * @param axe an argument of the hook
   * @param level an argument of the hook
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread is interrupted before or while it waits
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   * @throws CloneNotSupportedException if the hook throws it
   */
  public Orc awaitEmplaceFor(long time, TimeUnit unit, Map.Entry<String, ? extends Number> axe,
      int level) throws InterruptedException, CloneNotSupportedException {
    Orc object = awaitClaimFor(time, unit);
    if (object == null) {
      return null;
    }
    try {
      object.spawn(axe, level);
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
  protected void destroy(Orc object) {
    object.die();
  }

  @Override
  protected void unlink(Orc object) {
    MonsterLinks.unlinkAll(object);
  }

  @Override
  protected void checkLists(Orc object) {
    checkList(object, MonsterLinks.roomOf(object));
  }
}
