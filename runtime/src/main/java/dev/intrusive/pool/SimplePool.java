package dev.intrusive.pool;

import java.util.IdentityHashMap;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A pool of objects of any class, without annotations, for any number of threads. Functions begin
 * and end a life.
 *
 * <pre>{@code
 * SimplePool<StringBuilder> builders =
 *     new SimplePool<>(64, StringBuilder::new, builder -> {}, builder -> builder.setLength(0));
 * StringBuilder builder = builders.emplace();
 * ...
 * builders.release(builder);
 * }</pre>
 *
 * <p>The slot of an object is found by its identity in a map that is made with the pool. If the
 * objects are in intrusive lists, the function that ends a life unlinks them, {@code
 * GameObjectLinks.unlinkAll(object)}.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public final class SimplePool<E> extends SharedPool<E> {

  /** The slot of each object; never changed after it was made, so that any thread may read it. */
  private final IdentityHashMap<Object, Integer> slots;

  private final Consumer<? super E> onEmplace;
  private final Consumer<? super E> onRelease;

  /**
   * Creates a pool and all its objects.
   *
   * @param capacity the number of objects
   * @param factory makes an object; called exactly {@code capacity} times, in slot order
   * @param onEmplace begins a life
   * @param onRelease ends a life
   * @throws IllegalArgumentException if the capacity is below 1 or above {@link #MAX_CAPACITY}, or
   *     if the factory returns the same object twice
   * @throws NullPointerException if an argument is null, or if the factory returns null
   */
  public SimplePool(
      int capacity,
      Supplier<? extends E> factory,
      Consumer<? super E> onEmplace,
      Consumer<? super E> onRelease) {
    this(capacity, factory, onEmplace, onRelease, PoolOptions.defaults());
  }

  /**
   * Creates a pool and all its objects.
   *
   * @param capacity the number of objects
   * @param factory makes an object; called exactly {@code capacity} times, in slot order
   * @param onEmplace begins a life
   * @param onRelease ends a life
   * @param options how the pool is made
   * @throws IllegalArgumentException if the capacity is below 1 or above {@link #MAX_CAPACITY}, or
   *     if the factory returns the same object twice
   * @throws NullPointerException if an argument is null, or if the factory returns null
   */
  public SimplePool(
      int capacity,
      Supplier<? extends E> factory,
      Consumer<? super E> onEmplace,
      Consumer<? super E> onRelease,
      PoolOptions options) {
    this(
        new IdentityHashMap<>(),
        capacity,
        factory,
        Objects.requireNonNull(onEmplace),
        Objects.requireNonNull(onRelease),
        options);
  }

  private SimplePool(
      IdentityHashMap<Object, Integer> slots,
      int capacity,
      Supplier<? extends E> factory,
      Consumer<? super E> onEmplace,
      Consumer<? super E> onRelease,
      PoolOptions options) {
    super(objects(slots, capacity, factory), options);
    this.slots = slots;
    this.onEmplace = onEmplace;
    this.onRelease = onRelease;
  }

  /** Makes the objects and notes their slots. */
  private static Object[] objects(
      IdentityHashMap<Object, Integer> slots, int capacity, Supplier<?> factory) {
    Object[] objects = new Object[checkedCapacity(capacity)];
    for (int slot = 0; slot < capacity; slot++) {
      Object object = factory.get();
      if (object == null) {
        throw PoolMisuse.nullFromFactory(slot);
      }
      Integer other = slots.putIfAbsent(object, slot);
      if (other != null) {
        throw PoolMisuse.sameFromFactory(object, slot, other);
      }
      objects[slot] = object;
    }
    return objects;
  }

  /**
   * Begins the life of a free object. O(1), allocates nothing.
   *
   * @return the object
   * @throws PoolExhaustedException if at some moment during the call every slot was taken
   * @throws IllegalStateException if this pool is closed
   */
  public E emplace() {
    return begun(claim());
  }

  /**
   * Begins the life of a free object, if there is one. O(1), allocates nothing.
   *
   * @return the object, or null if at some moment during the call every slot was taken
   * @throws IllegalStateException if this pool is closed
   */
  public @Nullable E tryEmplace() {
    E object = tryClaim();
    return object == null ? null : begun(object);
  }

  /**
   * Begins the life of a free object, and waits until there is one. Allocates only if it has to
   * wait.
   *
   * <p>O(1) once there is room.
   *
   * @return the object
   * @throws InterruptedException if the thread was interrupted before or while it waited, even if
   *     there is room
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public E awaitEmplace() throws InterruptedException {
    return begun(awaitClaim());
  }

  /**
   * Begins the life of a free object, and waits a while until there is one. Allocates only if it
   * has to wait.
   *
   * <p>O(1) once there is room.
   *
   * @param time how long to wait at most; if it is not positive, the thread does not wait
   * @param unit the unit of the time
   * @return the object, or null if none was free in time
   * @throws InterruptedException if the thread was interrupted before or while it waited, even if
   *     there is room
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  public @Nullable E awaitEmplaceFor(long time, TimeUnit unit) throws InterruptedException {
    E object = awaitClaimFor(time, unit);
    return object == null ? null : begun(object);
  }

  private E begun(E object) {
    try {
      onEmplace.accept(object);
      return begin(object);
    } catch (Throwable failure) {
      abandon(object);
      throw failure;
    }
  }

  @Override
  protected int slotOf(E object) {
    Integer slot = slots.get(object);
    return slot == null ? FreeSet.NONE : slot;
  }

  @Override
  protected void assignSlot(E object, int slot) {
    // The table has it.
  }

  @Override
  protected void destroy(E object) {
    onRelease.accept(object);
  }
}
