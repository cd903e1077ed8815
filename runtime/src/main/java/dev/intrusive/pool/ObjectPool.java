package dev.intrusive.pool;

import dev.intrusive.DebugMode;
import dev.intrusive.generated.SlotLinks;
import dev.intrusive.generated.SlotTable;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A pool of a fixed number of objects that are created once and live many times; for one thread.
 *
 * <p>An object's <em>life</em> begins when it is emplaced, by methods of a subclass, and ends when
 * it is {@linkplain #release released}. Then it leaves every list, heap and map that it is in, and
 * its slot is free for the next life. Objects never move; a <em>handle</em> names one life of one
 * slot and is stale once that life is over.
 *
 * <p><b>Cost.</b> Emplacing, releasing and resolving are O(1) and allocate nothing. The slot that
 * was freed last is taken first.
 *
 * <p><b>Threads.</b> This class uses no atomic operations and nothing of {@code
 * java.util.concurrent}. A {@link SharedPool} is for any number of threads.
 *
 * <p><b>Hooks.</b> While the hook that begins a life runs, the object may be linked, but is not
 * live and is not iterated, and its slot counts as taken. If the hook throws, the object leaves the
 * lists that it has joined, the slot is free, and the exception passes on; the hook that ends a
 * life is not called. While the hook that ends a life runs, the object is still linked, but is no
 * longer live, and its handle is stale. If that hook throws, the object is unlinked and its slot is
 * free all the same, and the exception passes on. Hooks may use the pool and lists as they like.
 *
 * <p><b>Debugging.</b> In {@linkplain DebugMode debug mode} a pool records where each object was
 * emplaced and released, and every report of a misuse contains both. The release of an object is
 * refused with an {@link IllegalStateException} while another thread is in an operation of a list
 * that holds it.
 *
 * @param <E> the type of the objects
 * @since 0.1.0
 */
public abstract class ObjectPool<E> extends SlotTable<E> implements Iterable<E>, AutoCloseable {

  /** The greatest capacity. */
  public static final int MAX_CAPACITY = 1 << 26;

  private final Object[] objects;
  private final Slots slots;
  final @Nullable LifeCounter counter;
  final @Nullable LifeLedger ledger;

  /** Whether there is a counter, a ledger or links. */
  private final boolean hasExtras;

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
  protected ObjectPool(
      int capacity, Supplier<? extends E> factory, PoolOptions options, SlotLinks... links) {
    this(
        factory,
        new PlainSlots(new WordFormat(checkedCapacity(capacity), options.widest())),
        options.hasStatistics() ? new LifeCounter() : null,
        false,
        links);
  }

  /** Creates a pool and all its objects. */
  @SuppressWarnings("this-escape") // that assignSlot is called from here is part of its contract
  ObjectPool(
      Supplier<? extends E> factory,
      Slots slots,
      @Nullable LifeCounter counter,
      boolean isShared,
      SlotLinks... links) {
    this(new Object[slots.format.capacity], slots, counter, isShared, links);
    Objects.requireNonNull(factory);
    for (int slot = 0; slot < objects.length; slot++) {
      E object = factory.get();
      if (object == null) {
        throw PoolMisuse.nullFromFactory(slot);
      }
      if (memberSlot(object) != FreeSet.NONE) {
        throw PoolMisuse.sameFromFactory(object, slot, slotOf(object));
      }
      assignSlot(object, slot);
      objects[slot] = object;
    }
  }

  /** Creates a pool of objects that know their slots. */
  ObjectPool(
      Object[] objects,
      Slots slots,
      @Nullable LifeCounter counter,
      boolean isShared,
      SlotLinks... links) {
    super(objects, isShared, links);
    this.objects = objects;
    this.slots = slots;
    this.counter = counter;
    ledger = DebugMode.isEnabled() ? new LifeLedger(objects.length) : null;
    hasExtras = counter != null || ledger != null || links.length > 0;
  }

  static int checkedCapacity(int capacity) {
    if (capacity < 1 || capacity > MAX_CAPACITY) {
      throw PoolMisuse.badCapacity(capacity);
    }
    return capacity;
  }

  // What a subclass provides.

  /**
   * Returns the slot that was assigned to an object. What it returns for an object of no pool does
   * not matter.
   *
   * @param object any object
   * @return its slot
   */
  protected abstract int slotOf(E object);

  /**
   * Remembers the slot of an object; called once for each object, by the constructor of this class,
   * so that fields of the subclass are not set yet.
   *
   * @param object an object of this pool
   * @param slot its slot
   */
  protected abstract void assignSlot(E object, int slot);

  /**
   * Ends the life of an object that is still linked: calls the user's hook. Does nothing here.
   *
   * @param object an object whose life ends
   */
  protected void destroy(E object) {}

  /**
   * Takes an object out of every list, heap and map that it is in. Does nothing here.
   *
   * @param object an object whose life ends
   */
  protected void unlink(E object) {}

  /**
   * Calls {@code checkList} with each list, heap and map that an object can be in; only in debug
   * mode. Does nothing here.
   *
   * @param object an object that is to be emplaced or released
   */
  protected void checkLists(E object) {}

  // What a subclass builds its emplace methods from.

  /**
   * Takes a slot. The caller then prepares the object and calls {@link #begin}, or {@link #abandon}
   * if that failed.
   *
   * @return the object in the slot
   * @throws PoolExhaustedException if at some moment during the call every slot was taken
   * @throws IllegalStateException if this pool is closed
   */
  protected final E claim() {
    E object = tryClaim();
    if (object == null) {
      throw new PoolExhaustedException(this);
    }
    return object;
  }

  /**
   * Takes a slot, if one is free.
   *
   * @return the object in the slot, or null if at some moment during the call every slot was taken
   * @throws IllegalStateException if this pool is closed
   */
  protected final @Nullable E tryClaim() {
    int slot = slots.take();
    if (slot == FreeSet.NONE) {
      if (counter != null) {
        counter.exhausted();
      }
      requireOpen();
      return null;
    }
    return claimed(slot);
  }

  final void requireOpen() {
    if (slots.isClosed()) {
      throw PoolMisuse.closed(this);
    }
  }

  /** Returns the object in a slot that was taken, or frees the slot if it may not be used. */
  final E claimed(int slot) {
    if (!slots.admit()) {
      slots.put(slot);
      throw PoolMisuse.closed(this);
    }
    if (hasExtras) {
      open(slot);
    }
    return object(slot);
  }

  private void open(int slot) {
    if (ledger != null) {
      try {
        checkLists(object(slot));
      } catch (RuntimeException refusal) {
        slots.put(slot);
        throw refusal;
      }
    }
    openSlot(slot);
  }

  /**
   * Begins the life of an object that was claimed and is prepared. O(1), allocates nothing.
   *
   * @param object the object
   * @return the object, which is live now
   */
  protected final E begin(E object) {
    int slot = slotOf(object);
    if (hasExtras) {
      noteBeginning(slot);
    }
    slots.begin(slot);
    return object;
  }

  private void noteBeginning(int slot) {
    if (ledger != null) {
      ledger.emplaced(slot);
    }
    if (counter != null) {
      counter.begun(1);
    }
  }

  /**
   * Gives an object back that was claimed and could not be prepared: it leaves every list that it
   * has joined, and its slot is free.
   *
   * @param object the object
   */
  protected final void abandon(E object) {
    giveBack(object, slotOf(object), null);
  }

  /**
   * Makes sure that an object may leave a list, heap or map that holds it, or before its life
   * begins, that it is in none; only in debug mode.
   *
   * @param object an object that is to be emplaced or released
   * @param list a list, heap or map that holds it, or null
   * @throws IllegalStateException if the object is not live, and so was linked after its release;
   *     or if another thread changes or iterates the list at the same time
   */
  protected final void checkList(E object, @Nullable Collection<?> list) {
    if (list == null) {
      return;
    }
    if (!slots.isLive(slotOf(object))) {
      throw PoolMisuse.linkedAfterRelease(this, object, list);
    }
    Thread other = DebugMode.threadIn(list);
    if (other != null) {
      throw PoolMisuse.otherThread(this, object, list, other);
    }
  }

  // Ends of lives.

  /**
   * Ends the life of an object: calls its hook while it is still linked, takes it out of every
   * list, and frees its slot. O(1) besides the hook, allocates nothing.
   *
   * <p>Iterations over lists, heaps and maps, and {@link #forEach}, do not visit a released object
   * any more.
   *
   * @param object a live object of this pool
   * @throws IllegalStateException if it is not an object of this pool, or not live; then nothing
   *     has changed
   */
  public final void release(E object) {
    int slot = requireMember(object);
    Failures.rethrow(refusal(slot));
    if (!slots.end(slot)) {
      throw PoolMisuse.notLive(this, object);
    }
    Failures.rethrow(finish(object, slot));
  }

  /**
   * Finds out whether a live object may leave its lists; only in debug mode.
   *
   * @return what {@link #checkLists} throws, or null
   */
  final @Nullable RuntimeException refusal(int slot) {
    if (ledger != null && slots.isLive(slot)) {
      try {
        checkLists(object(slot));
      } catch (RuntimeException refusal) {
        return refusal;
      }
    }
    return null;
  }

  /**
   * Does what follows the end of a life, whatever the hook and the lists throw.
   *
   * @return the first exception, or null
   */
  final @Nullable Throwable finish(E object, int slot) {
    Throwable failure = null;
    try {
      if (hasExtras) {
        noteEnd(slot);
      }
      destroy(object);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    return giveBack(object, slot, failure);
  }

  private void noteEnd(int slot) {
    if (ledger != null) {
      ledger.released(slot);
    }
    if (counter != null) {
      counter.ended();
    }
  }

  /**
   * Takes an object out of every list and frees its slot.
   *
   * @return the first failure, with the next one suppressed in it
   */
  private @Nullable Throwable giveBack(E object, int slot, @Nullable Throwable failure) {
    Throwable first = failure;
    try {
      unlink(object);
    } catch (Throwable thrown) {
      first = Failures.add(failure, thrown);
    }
    if (hasExtras) {
      closeSlot(slot);
    }
    slots.put(slot);
    return first;
  }

  /**
   * Releases the objects that are live, in slot order. What hooks emplace meanwhile is released as
   * well if its slot comes later. O(capacity) besides the releases; allocates nothing.
   *
   * <p>If hooks throw, the rest is also released; then the first exception is thrown, with the
   * others suppressed in it.
   *
   * <p>Iterations over lists, heaps and maps, and {@link #forEach}, do not visit a released object
   * any more.
   *
   * @return how many objects were released
   */
  public final int releaseAll() {
    int released = 0;
    Throwable failure = null;
    for (int slot = slots.nextLive(0); slot != FreeSet.NONE; slot = slots.nextLive(slot + 1)) {
      Throwable thrown = refusal(slot);
      if (thrown == null && slots.end(slot)) {
        released++;
        thrown = finish(object(slot), slot);
      }
      failure = Failures.add(failure, thrown);
    }
    Failures.rethrow(failure);
    return released;
  }

  /**
   * Closes this pool, so that every call that emplaces is refused. Does nothing if it is closed.
   * O(capacity).
   *
   * @throws IllegalStateException if objects are live or a hook runs that begins or ends a life;
   *     then this pool stays open
   */
  @Override
  public final void close() {
    if (!slots.close()) {
      throw PoolMisuse.liveAtClose(this);
    }
  }

  // Handles.

  /**
   * Returns the handle of an object's present life. It is never 0. It has the slot in its lowest
   * bits, as many as the capacity needs, and the generation above. It is unique until the
   * generation wraps, after 2<sup>63 - bits of the slot</sup> lives of that slot, which is more
   * than 10<sup>11</sup> in the largest pool. O(1), allocates nothing.
   *
   * @param object a live object of this pool
   * @return its handle
   * @throws IllegalStateException if it is not an object of this pool, or not live
   */
  public final long handleOf(E object) {
    int slot = requireMember(object);
    long state = slots.state(slot);
    if (!WordFormat.isLive(state)) {
      throw PoolMisuse.notLive(this, object);
    }
    return slots.format.handle(slot, state);
  }

  /**
   * Returns the object whose life a handle names. O(1), allocates nothing.
   *
   * @param handle any number
   * @return the object, or null if that life is over or the number is no handle of this pool
   */
  public final @Nullable E resolve(long handle) {
    int slot = slots.format.slotOf(handle);
    return slot != FreeSet.NONE && slots.format.isLifeOf(handle, slots.state(slot))
        ? object(slot)
        : null;
  }

  /**
   * Returns the live object in a slot. O(1), allocates nothing.
   *
   * @param slot a slot of this pool
   * @return the object, or null if the slot has no life
   * @throws IndexOutOfBoundsException if the slot is negative or not less than the capacity
   */
  public final @Nullable E at(int slot) {
    if (slot < 0 || slot >= capacity()) {
      throw PoolMisuse.noSuchSlot(this, slot);
    }
    return slots.isLive(slot) ? object(slot) : null;
  }

  /**
   * Returns whether an object of this pool is live. O(1), allocates nothing.
   *
   * @param object any object
   * @return true if it is live; false if it is not, or not of this pool
   */
  public final boolean isLive(E object) {
    int slot = memberSlot(object);
    return slot != FreeSet.NONE && slots.isLive(slot);
  }

  // Numbers and iteration.

  /**
   * Returns how many slots are taken, which at rest is how many objects are live: exact when no
   * other thread emplaces or releases, within 0 and the capacity at any time. O(1), or O(capacity /
   * 64) in a shared pool with a {@linkplain FreeSetKind#BITMAP bitmap}.
   *
   * @return the number of slots
   */
  public final int liveCount() {
    return slots.taken();
  }

  /**
   * Returns how many slots are free: the capacity less {@link #liveCount()}, and as exact. O(1), or
   * O(capacity / 64) in a shared pool with a {@linkplain FreeSetKind#BITMAP bitmap}.
   *
   * @return the number of slots
   */
  public final int freeCount() {
    return capacity() - liveCount();
  }

  /**
   * Returns how many slots there are.
   *
   * <p>O(1), allocates nothing.
   *
   * @return the number of slots
   */
  public final int capacity() {
    return objects.length;
  }

  /**
   * Calls an action with each live object, in slot order. An object is visited only if it is live
   * at its turn: after the hook that begins its life has returned and before it is released.
   * O(capacity), allocates nothing. The action may emplace and release; what it emplaces is visited
   * if its slot comes later.
   *
   * @param action what to do with an object
   */
  @Override
  public final void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    for (int slot = slots.nextLive(0); slot != FreeSet.NONE; slot = slots.nextLive(slot + 1)) {
      action.accept(object(slot));
    }
  }

  /**
   * Returns an iterator over the live objects in slot order. It is weakly consistent: it never
   * throws {@link java.util.ConcurrentModificationException}, and shows what was live when it
   * looked, one object ahead. It does not support {@code remove}. O(capacity) in all; one
   * allocation, which the compiler may avoid.
   *
   * @return an iterator
   */
  @Override
  public final Iterator<E> iterator() {
    return new LiveIterator<>(this, slots);
  }

  /**
   * Returns what this pool has counted.
   *
   * <p>O(1), allocates the result.
   *
   * @return the statistics of this moment
   * @throws IllegalStateException if it was not made with {@link PoolOptions#statistics}
   */
  public final PoolStatistics statistics() {
    if (counter == null) {
      throw PoolMisuse.noStatistics(this);
    }
    return counter.snapshot();
  }

  /**
   * Returns the name of the pool, its capacity and how many objects are live.
   *
   * <p>O(1).
   */
  @Override
  public String toString() {
    return PoolMisuse.nameOf(this);
  }

  // Images.

  /** The slots, for {@link PoolImage}. */
  final Slots slots() {
    return slots;
  }

  /** Returns whether anything is a live object of this pool. */
  final boolean isLiveObject(Object object) {
    int slot = slotOfMember(object);
    return slot != FreeSet.NONE && slots.isLive(slot);
  }

  /** The slot of anything, or {@link FreeSet#NONE} if it is not an object of this pool. */
  @SuppressWarnings("unchecked") // what has a slot but is not an object of the pool fails the cast
  final int slotOfMember(Object object) {
    try {
      return memberSlot((E) object);
    } catch (ClassCastException other) {
      return FreeSet.NONE;
    }
  }

  /** Makes sure that a state can be restored. */
  final void requireEmptyForImage() {
    requireOpen();
    if (slots.taken() != 0) {
      throw PoolMisuse.notEmpty(this);
    }
  }

  /** Lets the objects whose lives are to be restored be linked. */
  final void openLives(long[] states) {
    for (int slot = 0; slot < states.length; slot++) {
      if (WordFormat.isLive(states[slot])) {
        openSlot(slot);
      }
    }
  }

  /** Takes back {@link #openLives}. */
  final void closeLives(long[] states) {
    for (int slot = 0; slot < states.length; slot++) {
      if (WordFormat.isLive(states[slot])) {
        closeSlot(slot);
      }
    }
  }

  /** Restores lives and the order of the free slots. */
  final void restore(long[] states, int[] free) {
    slots.restore(states, free);
    if (counter != null) {
      counter.begun(slots.taken());
    }
  }

  // Members.

  @SuppressWarnings("unchecked") // only objects of type E are stored
  final E object(int slot) {
    return (E) objects[slot];
  }

  /** The slot of an object, or {@link FreeSet#NONE} if it is not of this pool. */
  private int memberSlot(E object) {
    int slot = slotOf(Objects.requireNonNull(object));
    return isAt(slot, object) ? slot : FreeSet.NONE;
  }

  private boolean isAt(int slot, E object) {
    return slot >= 0 && slot < objects.length && objects[slot] == object;
  }

  final int requireMember(E object) {
    int slot = slotOf(Objects.requireNonNull(object));
    if (!isAt(slot, object)) {
      throw PoolMisuse.notMember(this, object);
    }
    return slot;
  }
}
