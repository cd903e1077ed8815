package dev.intrusive;

import dev.intrusive.generated.Position;
import dev.intrusive.internal.Naming;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A hash map whose entries are its elements: a table of chains that are linked through the elements
 * themselves.
 *
 * <p>The annotation processor generates one final subclass per {@link MapLink} name, with the
 * methods that take a key: {@code get}, {@code containsKey}, {@code removeKey} and {@code
 * computeIfAbsent}. Nothing else needs to extend this class. A map is a collection of its elements,
 * in no order and compared by identity. No two of them have equal keys. An element is in at most
 * one map per link.
 *
 * <p><b>Ownership.</b> Each element knows its map, so no operation can work on the wrong one.
 * Adding an element that is in another map of the same link is refused with an {@link
 * IllegalStateException}; removing or looking for an element of another map returns false. A
 * shallow copy of a host counts as not linked, and linking it is an {@code IllegalStateException}.
 * A refused operation changes nothing.
 *
 * <p><b>Keys.</b> The key of an element should not change while it is in a map. If it does, it is
 * undefined which look-ups by key find the element. Everything else stays right: iteration, growth,
 * and removal of the element, which then costs O(n). {@link #checkInvariants} names the element,
 * and so does debug mode when a look-up meets it. A null key is a {@link NullPointerException}.
 * Keys that are chosen to have equal hashes make a chain of all elements, on which each operation
 * is O(n).
 *
 * <p><b>Cost.</b> Every operation is expected O(1) and allocates nothing, unless its description
 * differs, except for a larger table when the map grows: amortised O(1). The table holds half as
 * many chains as elements when it is full. It never shrinks. A map keeps no element alive that has
 * left it.
 *
 * <p><b>User code.</b> If a predicate, consumer or function throws, every element is still in the
 * map or was handed over, and the exception passes on. If {@code equals} or {@code hashCode} of a
 * key throws, nothing has changed, and the exception passes on. {@link #contains} and removals by
 * element go by identity and succeed whatever the key throws. Where user code must not change the
 * map, a change is reported with a {@link java.util.ConcurrentModificationException} after the user
 * code has returned; the change stands and nothing is lost.
 *
 * <p><b>Iteration.</b> {@link #forEach} is exact under every change made by its action. {@link
 * #iterator()} follows removals. An iterator <em>fails</em> if the map changed in a way that it
 * cannot follow: its next call throws a {@link java.util.ConcurrentModificationException}. It never
 * skips or repeats an element silently. The table does not grow while a {@code forEach} runs, but
 * with the first insertion after it. So an action that adds many times as many elements as the map
 * has room for makes long chains; give such a map its expected size.
 *
 * <p><b>Threads.</b> A map belongs to one thread at a time, like {@link java.util.HashMap}. While
 * none changes it, several threads may read it, by {@link #forEach}, too.
 *
 * <p><b>Nulls.</b> A null element is a {@link NullPointerException}, except that {@link #contains}
 * and {@link #remove(Object)} return false.
 *
 * @param <E> the type of the elements
 * @since 0.1.0
 */
public abstract class IntrusiveMap<E> extends TrackedCollection<E> {

  /** How many elements there are for each chain when the table is full. */
  private static final int FULL_CHAIN = 2;

  private static final int SMALLEST_TABLE = 8;
  private static final int LARGEST_TABLE = 1 << 30;

  /** How many elements are here when the table is full; 0 until there is a table. */
  private int room;

  /**
   * What was added while iterations run, with the innermost position of that time; null if nothing
   * was.
   */
  private @Nullable IdentityHashMap<E, Position> added;

  /** Creates an empty map. */
  protected IntrusiveMap() {}

  @Override
  final String noun() {
    return "map";
  }

  @Override
  final String remedyIfLinked() {
    return "unlink it first";
  }

  // What a layout provides.

  /**
   * Returns how many chains the table has.
   *
   * @return how many
   */
  protected abstract int chains();

  /**
   * The first element of a chain, or null.
   *
   * @param chain the chain
   * @return the element, or null
   */
  protected abstract @Nullable E headOf(int chain);

  /**
   * Replaces the table by one of another length, with each element in the chain of its hash.
   *
   * @param length the length of the new table
   * @param hashes the hashes of all elements, chain by chain
   */
  protected abstract void rehash(int length, int[] hashes);

  /**
   * Returns the element after another in its chain.
   *
   * @param element an element of this map, unchecked
   * @return the next element of the chain, or null at its end
   */
  protected abstract @Nullable E nextOf(E element);

  /**
   * Returns the map that an element refers to.
   *
   * @param element any element, which may be a shallow copy
   * @return the map, this one or another; null if there is none
   */
  protected abstract @Nullable IntrusiveMap<E> mapOf(E element);

  /**
   * Unlinks an element.
   *
   * @param hash the hash that selects the chain, or the index of the chain
   * @param previous the element before it in the chain, null if it is the first
   * @param element an element of this map, unchecked
   */
  protected abstract void unlink(int hash, @Nullable E previous, E element);

  // What names the key.

  /**
   * Returns the hash of the present key of an element.
   *
   * @param element any element
   * @return the hash
   * @throws NullPointerException if the key is null
   */
  protected abstract int hashOf(E element);

  /**
   * Returns the present key of an element.
   *
   * @param element any element
   * @return the key, boxed if it is a primitive
   */
  protected abstract @Nullable Object keyOf(E element);

  /**
   * Returns the element that has a key.
   *
   * @param key any object, which need not be of the type of keys
   * @return the element, or null if there is none
   */
  protected abstract @Nullable E find(Object key);

  // The map.

  /**
   * Adds an element unless another one with an equal key is here.
   *
   * <p>Expected O(1), amortised; allocates a larger table if the map grows. {@code forEach} may
   * visit the element or not; iterators fail.
   *
   * @param element an element that is in no map of this link
   * @return false, and nothing is changed, if another element has the key
   * @throws NullPointerException if the element or its key is null
   * @throws IllegalStateException if the element is in this or another map of this link, or is a
   *     shallow copy of one that is
   * @throws IllegalArgumentException if this map is indexed and the element is not of its pool
   * @throws java.util.ConcurrentModificationException if {@code equals} or {@code hashCode} of a
   *     key changed this map; then the element is not added
   */
  @Override
  public abstract boolean add(E element);

  /**
   * Adds an element, in place of the one that has an equal key, if any. Does nothing if the element
   * is here under its key.
   *
   * <p>Expected O(1), amortised; allocates a larger table if the map grows. {@code forEach} may
   * visit the element or not; iterators fail.
   *
   * @param element an element that is in no map of this link, or here under its key
   * @return the element that had the key and has left, or null if there was none
   * @throws NullPointerException if the element or its key is null
   * @throws IllegalStateException if the element is in another map of this link, or here but not
   *     found by its key, which has changed, or is a shallow copy of one that is in a map
   * @throws IllegalArgumentException if this map is indexed and the element is not of its pool
   * @throws java.util.ConcurrentModificationException if {@code equals} or {@code hashCode} of a
   *     key changed this map; then the element is not added
   */
  public abstract @Nullable E put(E element);

  /**
   * Returns whether an element is in this map. Expected O(1); O(n) for an element whose key has
   * changed, and for a shallow copy.
   *
   * @param object an element, or null
   * @return true if it is an element of this map
   * @throws ClassCastException if it is no element but, as for {@link java.util.HashMap}, a key: to
   *     ask for that there is {@code containsKey}
   */
  @Override
  public abstract boolean contains(@Nullable Object object);

  /**
   * Removes an element, if it is in this map. Expected O(1); O(n) for an element whose key has
   * changed, and for a shallow copy.
   *
   * <p>Allocates nothing. {@code forEach} does not visit the element, and iterators follow.
   *
   * @param object an element, or null
   * @return true if it was an element of this map
   * @throws ClassCastException if it is no element but, as for {@link java.util.HashMap}, a key: to
   *     remove by that there is {@code removeKey}
   */
  @Override
  public abstract boolean remove(@Nullable Object object);

  /**
   * Returns a view of this map as a {@link Map} from keys to elements, which refuses changes with
   * {@link UnsupportedOperationException}. Changes to this map show in it. It boxes keys that are
   * primitives. Allocates the view.
   *
   * <p>O(1).
   *
   * @return the view
   */
  public abstract Map<?, E> asMap();

  /**
   * Adds the elements of a collection, one after the other, except those whose keys are here. O(n).
   * Allocates the iterator of the collection, and what growth takes.
   *
   * @param elements what to add
   * @return true if this map changed
   * @throws NullPointerException if the collection is null, or when a null element or key is
   *     reached; what came before it is in this map
   * @throws IllegalStateException when an element is reached that is in this or another map of this
   *     link, or is a shallow copy of one that is; what came before it is in this map
   */
  @Override
  public boolean addAll(Collection<? extends E> elements) {
    boolean isChanged = false;
    for (E element : elements) {
      isChanged |= add(element);
    }
    return isChanged;
  }

  // Iteration.

  /**
   * Performs an action for each element, in no order. O(n + table).
   *
   * <p>The action may change this map in any way, by any route, and start another {@code forEach}.
   * An element that left is not visited. Each element that stays is visited exactly once. What is
   * added is not visited, even if it was here before, so that the iteration ends. If the action
   * throws, the iteration ends and the exception passes on.
   *
   * <p>Allocates one object of at most 32 bytes and the set of what is added meanwhile; in the flat
   * layout also a list of what a chain has, when an action removes several elements of that chain.
   *
   * @param action what to do
   * @throws NullPointerException if the action is null
   */
  @Override
  public final void forEach(Consumer<? super E> action) {
    forEach(action, false);
  }

  @Override
  protected final void iterate(Consumer<? super E> action, boolean isDescending) {
    try {
      super.iterate(action, isDescending);
    } finally {
      if (added != null && !isIterated()) {
        added = null;
      }
    }
  }

  /**
   * Returns whether an iteration visits an element. It does not visit what is added while it runs,
   * which could come again and again.
   *
   * @param position where the iteration stands
   * @param element the element
   * @return true if it does
   */
  protected final boolean visits(Position position, E element) {
    return position.get() == null || !isAddedDuring(position, element);
  }

  private boolean isAddedDuring(Position position, E element) {
    Position each = added == null ? null : added.get(element);
    while (each != null && each != position) {
      each = each.outer;
    }
    return each != null;
  }

  /**
   * Returns a view of this map as one from keys to elements.
   *
   * @param <K> the type of the keys
   * @return a new view
   */
  protected final <K> Map<K, E> newView() {
    return new MapView<>(this);
  }

  // What layouts report besides the changes of links.

  /**
   * Keeps the iterations that run from visiting an element, which is about to be added.
   *
   * @param element the element
   */
  protected final void noteAdded(E element) {
    Position running = innermost;
    if (running != null) {
      IdentityHashMap<E, Position> all = added;
      if (all == null) {
        all = new IdentityHashMap<>();
        added = all;
      }
      all.put(element, running);
      for (Position each = running; each != null; each = each.outer) {
        if (each.get() == null) {
          each.set(all);
        }
      }
    }
  }

  /**
   * Returns what was added while iterations run, which their positions store.
   *
   * @return null if nothing was added
   */
  protected final @Nullable Object additions() {
    return added;
  }

  /**
   * Forgets that an element was added while an iteration runs, since it is about to be removed.
   *
   * @param element the element
   */
  protected final void noteRemoved(E element) {
    if (added != null) {
      added.remove(element);
    }
  }

  /**
   * Returns an iterator over the elements, in no order.
   *
   * <p>It survives the removal of the element that it returned last, by any route, and of any other
   * element while that one stays. After an element was added, or when both the element that it
   * returned last and the following one have left a map that is not empty, {@code next} and {@code
   * remove} throw {@link java.util.ConcurrentModificationException}. {@code remove} of an element
   * that already left is an {@link IllegalStateException}.
   *
   * <p>Allocates the iterator, which compiled code usually avoids.
   *
   * <p>O(1).
   *
   * @return a new iterator
   */
  @Override
  public final Iterator<E> iterator() {
    return new MapIterator<>(this);
  }

  // Bulk removal.

  /**
   * Removes every element. O(n + table). The table keeps its length.
   *
   * <p>Allocates nothing. A {@code forEach} over this map ends; iterators are at their end.
   */
  @Override
  public final void clear() {
    for (int chain = 0; chain < chains() && size > 0; chain++) {
      for (E element = headOf(chain); element != null; element = headOf(chain)) {
        unlink(chain, null, element);
      }
    }
  }

  /**
   * Removes the elements that satisfy a predicate. O(n + table). If the predicate throws, the
   * elements accepted before are removed and the others stay.
   *
   * <p>{@code forEach} does not visit removed elements. Iterators follow as after any other
   * removal.
   *
   * @param filter which elements to remove
   * @return true if an element was removed
   * @throws NullPointerException if the filter is null
   * @throws java.util.ConcurrentModificationException if the filter changed this map
   */
  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    return removeIf(filter, element -> {}) > 0;
  }

  /**
   * Removes the elements that satisfy a predicate and passes each to a disposer once it has left.
   * O(n + table). If the predicate or the disposer throws, the elements handed over are removed and
   * the others stay.
   *
   * <p>{@code forEach} does not visit removed elements. Iterators follow as after any other
   * removal.
   *
   * @param filter which elements to remove
   * @param disposer what to do with a removed element; it may link it elsewhere
   * @return how many elements were removed
   * @throws NullPointerException if an argument is null
   * @throws java.util.ConcurrentModificationException if the filter or the disposer changed this
   *     map
   */
  public final int removeIf(Predicate<? super E> filter, Consumer<? super E> disposer) {
    Objects.requireNonNull(filter);
    Objects.requireNonNull(disposer);
    long changes = changes();
    int removed = 0;
    for (int chain = 0; chain < chains(); chain++) {
      E previous = null;
      E element = headOf(chain);
      while (element != null) {
        boolean accepted = filter.test(element);
        requireUnchanged(changes);
        E next = nextOf(element);
        if (accepted) {
          unlink(chain, previous, element);
          removed++;
          changes = changes();
          disposer.accept(element);
          requireUnchanged(changes);
        } else {
          previous = element;
        }
        element = next;
      }
    }
    return removed;
  }

  // Proof.

  /**
   * Checks that every element is in the chain of its key, that no two have equal keys, that each
   * refers to this map, and the size. O(n + table) for chains of the usual length. Allocates
   * nothing unless it fails, or keys are primitives.
   *
   * @throws IllegalStateException if the map is broken, or the key of an element has changed; the
   *     message names what is broken and where
   */
  public final void checkInvariants() {
    int count = 0;
    for (int chain = 0; chain < chains(); chain++) {
      for (E element = headOf(chain); element != null; element = nextOf(element)) {
        if (count == size) {
          throw moreThanSize(chain, element);
        }
        count++;
        IntrusiveMap<E> map = mapOf(element);
        if (map != this) {
          throw brokenAt(
              chain, element, "its map is " + (map == null ? "none" : Misuse.nameOf(map)));
        }
        requireKeyOf(element, chain);
      }
    }
    if (count != size) {
      throw Misuse.broken(
          this, "its size is " + size + " but it has " + Naming.count(count, "element"));
    }
  }

  private IllegalStateException moreThanSize(int chain, E element) {
    return brokenAt(chain, element, "there are more elements than the size, " + size);
  }

  private IllegalStateException brokenAt(int chain, E element, String what) {
    return Misuse.broken(
        this, "in chain " + chain + ", element " + Misuse.nameOf(element) + ": " + what);
  }

  /** Makes sure that an element is in the chain of its key, and that look-ups of it find it. */
  private void requireKeyOf(E element, int chain) {
    Object key = keyOf(element);
    if (key == null || (hashOf(element) & (chains() - 1)) != chain) {
      throw MapMisuse.keyChanged(element, key, this);
    }
    for (E other = headOf(chain); other != element && other != null; other = nextOf(other)) {
      if (key.equals(keyOf(other))) {
        throw brokenAt(
            chain, element, "its key is also that of " + Misuse.nameOf(other) + ", " + key);
      }
    }
  }

  /**
   * In debug mode, makes sure that the elements of the chain of a hash belong there, and that it
   * ends. Two threads that change a map at the same time can make a ring of it.
   *
   * @param hash the hash
   */
  protected final void checkChain(int hash) {
    int chain = hash & (chains() - 1);
    int rest = size;
    for (E element = headOf(chain); element != null; element = nextOf(element)) {
      if (rest-- == 0) {
        throw moreThanSize(chain, element);
      }
      Object key = keyOf(element);
      if (key == null || (hashOf(element) & (chains() - 1)) != chain) {
        throw MapMisuse.keyChanged(element, key, this);
      }
    }
  }

  // What generated maps call.

  /**
   * Makes the exception for an element that cannot be linked here.
   *
   * @param element the element, which is linked or a copy
   * @return the exception to throw
   */
  protected final IllegalStateException cannotLink(E element) {
    IntrusiveMap<E> holder = mapOf(element);
    return holder != null && holder.contains(element)
        ? Misuse.alreadyLinked(element, this, holder)
        : Misuse.copied(element, this);
  }

  /**
   * Answers for what is no element: null is not here, and anything else is taken for a key.
   *
   * @param object what is no element
   * @return false
   * @throws ClassCastException if it is not null
   */
  protected final boolean isNoElement(@Nullable Object object) {
    if (object != null) {
      throw MapMisuse.notAnElement(object, this);
    }
    return false;
  }

  /**
   * Makes the exception for an element that a function returned for another key.
   *
   * @param element the element
   * @param key the key that the function was given
   * @return the exception to throw
   */
  protected final IllegalArgumentException otherKey(E element, Object key) {
    return MapMisuse.otherKey(element, key, keyOf(element), this);
  }

  /**
   * Returns the hash of the present key of an element that is to be found by identity. It saves a
   * search and decides nothing: if the key gives none, all chains are searched, with the same
   * outcome. So what the key throws concerns nobody.
   *
   * @param element an element of this map
   * @return the hash
   */
  @SuppressWarnings("CatchingUnchecked") // a removal succeeds whatever user code does
  protected final int probableHashOf(E element) {
    try {
      return hashOf(element);
    } catch (RuntimeException | Error e) {
      return 0;
    }
  }

  /**
   * Returns whether an element is in any chain; for one that is not in that of its key. O(n).
   *
   * @param element any element
   * @return true if it is in a chain of this map
   */
  protected final boolean isMisplaced(E element) {
    for (int chain = 0; chain < chains(); chain++) {
      for (E other = headOf(chain); other != null; other = nextOf(other)) {
        if (other == element) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Removes an element from whichever chain it is in; for one that is not in that of its key. O(n).
   *
   * @param element any element
   * @return true if it was in a chain of this map
   */
  protected final boolean unlinkMisplaced(E element) {
    for (int chain = 0; chain < chains(); chain++) {
      E previous = null;
      for (E other = headOf(chain); other != null; other = nextOf(other)) {
        if (other == element) {
          unlink(chain, previous, element);
          return true;
        }
        previous = other;
      }
    }
    return false;
  }

  // Growth.

  /**
   * Makes a table with room for a number of elements before there are any.
   *
   * @param expectedSize how many elements the map is to have room for
   */
  protected final void reserve(int expectedSize) {
    if (expectedSize < 0) {
      throw MapMisuse.negativeSize(expectedSize);
    }
    resize(lengthFor(expectedSize), new int[0]);
  }

  /**
   * Makes a larger table if there is no room, unless an iteration goes over it.
   *
   * @param element what is to be linked, which must be free
   * @return whether elements may have changed chains
   * @throws java.util.ConcurrentModificationException if {@code hashCode} of a key changed this map
   * @throws IllegalStateException if it linked the element
   */
  protected final boolean makeRoomFor(E element) {
    if (size < room) {
      return false;
    }
    grow();
    if (mapOf(element) != null) {
      throw cannotLink(element);
    }
    return true;
  }

  /**
   * Returns the last element of the chain of a hash.
   *
   * @param hash the hash
   * @return the element, or null if there is none
   */
  protected final @Nullable E lastOf(int hash) {
    E last = null;
    for (E element = headOf(hash & (chains() - 1)); element != null; element = nextOf(element)) {
      last = element;
    }
    return last;
  }

  private void grow() {
    if (room == 0) {
      reserve(0);
    } else if (chains() < LARGEST_TABLE && !isIterated()) {
      resize(lengthFor(size + 1), hashes());
    }
  }

  private static int lengthFor(int size) {
    int length = SMALLEST_TABLE;
    while (length < LARGEST_TABLE && FULL_CHAIN * length < size) {
      length *= 2;
    }
    return length;
  }

  /** The hashes of all elements, chain by chain: user code runs before anything changes. */
  private int[] hashes() {
    long changes = changes();
    int[] hashes = new int[size];
    int count = 0;
    for (int chain = 0; chain < chains(); chain++) {
      for (E element = headOf(chain); element != null; element = nextOf(element)) {
        // Where a key has become null, the element stays one that only a removal finds.
        hashes[count] = keyOf(element) == null ? chain : hashOf(element);
        requireUnchanged(changes);
        count++;
      }
    }
    return hashes;
  }

  private void resize(int length, int[] hashes) {
    rehash(length, hashes);
    room = length == LARGEST_TABLE ? Integer.MAX_VALUE : FULL_CHAIN * length;
  }
}
