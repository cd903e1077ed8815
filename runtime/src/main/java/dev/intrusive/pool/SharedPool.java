package dev.intrusive.pool;

import dev.intrusive.generated.SlotLinks;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A pool for any number of threads.
 *
 * <p><b>Threads.</b> Any thread may emplace, resolve, retire and query; these calls are lock-free
 * while no thread waits for a slot. {@link #release} unlinks the object, and a list belongs to one
 * thread at a time. So any thread may release an object that is in no list; an object in a list may
 * be released as long as no other thread works on that list. Otherwise {@linkplain #retire(Object)
 * retire} the object, and let the owner thread of the lists {@link #reclaim} it. Of several threads
 * that release an object at once, one succeeds.
 *
 * <p>A thread that finds an object live sees what was done before the object was emplaced. A thread
 * that takes a slot sees what was done before the slot was freed.
 *
 * <p><b>Waiting.</b> Methods that await park their thread, so that a virtual thread frees its
 * carrier. A freed slot goes to the thread that has waited longest, so no thread starves. No
 * wake-up is lost.
 *
 * <p><b>Retirement.</b> A retired object stays live until the next {@link #reclaim()}: it counts,
 * resolves and is iterated. A {@link #release} before that makes the retirement lapse.
 *
 * <p>{@link FreeSetKind} describes how a free slot is found.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public abstract class SharedPool<E> extends ObjectPool<E> {

  private final SharedSlots slots;

  /**
   * Creates a pool and all its objects. O(capacity), also for each of the links.
   *
   * @param capacity the number of objects
   * @param factory makes an object; called exactly {@code capacity} times, in slot order
   * @param options how the pool is made
   * @param links the links for the indexed lists, heaps and maps that the objects can be in
   * @throws IllegalArgumentException if the capacity is below 1 or above {@link #MAX_CAPACITY}, or
   *     if the factory returns the same object twice
   * @throws NullPointerException if an argument is null, or if the factory returns null
   */
  protected SharedPool(
      int capacity, Supplier<? extends E> factory, PoolOptions options, SlotLinks... links) {
    this(factory, SharedSlots.of(checkedCapacity(capacity), options), counterFor(options), links);
  }

  private SharedPool(
      Supplier<? extends E> factory,
      SharedSlots slots,
      @Nullable LifeCounter counter,
      SlotLinks... links) {
    super(factory, slots, counter, true, links);
    this.slots = slots;
  }

  /** Creates a pool of objects that know their slots. */
  SharedPool(Object[] objects, PoolOptions options) {
    this(objects, SharedSlots.of(objects.length, options), counterFor(options));
  }

  private SharedPool(Object[] objects, SharedSlots slots, @Nullable LifeCounter counter) {
    super(objects, slots, counter, true);
    this.slots = slots;
  }

  private static @Nullable LifeCounter counterFor(PoolOptions options) {
    return options.hasStatistics() ? new SharedLifeCounter() : null;
  }

  // What a subclass builds its emplace methods from.

  /**
   * Takes a slot, and waits until one is free.
   *
   * @return the object in the slot
   * @throws InterruptedException if the thread was interrupted before or while it waited, even if
   *     there is room
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  @SuppressWarnings("NullAway") // it waits until there is a slot, or is refused
  protected final E awaitClaim() throws InterruptedException {
    return awaitClaim(false, 0);
  }

  /**
   * Takes a slot, and waits a while until one is free.
   *
   * @param time how long to wait at most; if it is not positive, the thread does not wait
   * @param unit the unit of the time
   * @return the object in the slot, or null if none was free in time
   * @throws InterruptedException if the thread was interrupted before or while it waited, even if
   *     there is room
   * @throws IllegalStateException if this pool is closed, also while the thread waits
   */
  protected final @Nullable E awaitClaimFor(long time, TimeUnit unit) throws InterruptedException {
    return awaitClaim(true, unit.toNanos(time));
  }

  private @Nullable E awaitClaim(boolean timed, long nanos) throws InterruptedException {
    if (counter != null && freeCount() == 0) {
      counter.exhausted();
    }
    int slot = slots.await(timed, nanos);
    if (slot == FreeSet.NONE) {
      requireOpen();
      return null;
    }
    return claimed(slot);
  }

  // Retirement.

  /**
   * Marks an object for the next {@link #reclaim()}. O(1), allocates nothing.
   *
   * <p>The caller must know that the life has not ended. A thread that does not know it calls
   * {@link #retire(long)}, which never retires a later life of the slot, or {@link #tryRetire}.
   *
   * <p>Has no effect on iterations until the object is released.
   *
   * @param object a live object of this pool
   * @throws IllegalStateException if it is not an object of this pool, or not live, or already
   *     retired; then nothing has changed
   */
  public final void retire(E object) {
    long found = slots.retire(requireMember(object));
    if (!WordFormat.isLive(found)) {
      throw PoolMisuse.notLive(this, object);
    }
    if (WordFormat.isRetired(found)) {
      throw PoolMisuse.alreadyRetired(this, object);
    }
  }

  /**
   * Marks an object for the next {@link #reclaim()}, as {@link #retire(Object)} does, if it is live
   * and not retired. It may be a later life than the caller has in mind; {@link #retire(long)}
   * retires the life that a handle names. O(1), allocates nothing.
   *
   * <p>Has no effect on iterations until the object is released.
   *
   * @param object an object of this pool
   * @return true if this call has retired it; false if it is not live, or already retired
   * @throws IllegalStateException if it is not an object of this pool
   */
  public final boolean tryRetire(E object) {
    long found = slots.retire(requireMember(object));
    return WordFormat.isLive(found) && !WordFormat.isRetired(found);
  }

  /**
   * Marks the object whose life a handle names for the next {@link #reclaim()}, as {@link
   * #retire(Object)} does. Another life in the same slot is never retired instead. O(1), allocates
   * nothing.
   *
   * <p>Has no effect on iterations until the object is released.
   *
   * @param handle any number
   * @return true if this call has retired that life; false if it is over, or already retired, or if
   *     the number is no handle of this pool
   */
  public final boolean retire(long handle) {
    return slots.retireLife(handle);
  }

  /**
   * Releases the retired objects, in slot order; to be called by the owner thread of the lists that
   * hold them. Objects that hooks retire meanwhile are released now or by the next call. O(capacity
   * / 64) besides the releases; allocates nothing.
   *
   * <p>If hooks throw, the rest is also released; then the first exception is thrown, with the
   * others suppressed in it.
   *
   * <p>Iterations over lists, heaps and maps, and {@link #forEach}, do not visit a released object
   * any more.
   *
   * @return how many objects were released
   */
  public final int reclaim() {
    int released = 0;
    Throwable failure = null;
    for (int slot = slots.pollRetired(0);
        slot != FreeSet.NONE;
        slot = slots.pollRetired(slot + 1)) {
      Throwable thrown = refusal(slot);
      if (thrown != null) {
        slots.rememberRetired(slot);
      } else if (slots.endRetired(slot)) {
        released++;
        thrown = finish(object(slot), slot);
      }
      failure = Failures.add(failure, thrown);
    }
    Failures.rethrow(failure);
    return released;
  }
}
