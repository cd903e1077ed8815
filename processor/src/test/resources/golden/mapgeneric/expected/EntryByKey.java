package cache;

import dev.intrusive.generated.FlatMap;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.Position;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A map of {@link Entry} objects by {@link Entry#key}, linked through {@link Entry#byKeyNext} and
 * {@link Entry#byKey}. {@code get}, {@code add} and {@code remove} are O(1) on average. One thread
 * at a time may use it; see the <a href="https://intrusive.dev">guide</a>.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
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
final class EntryByKey<K extends Comparable<K>, V> extends FlatMap<Entry<K, V>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty map, which makes its table with the first insertion. */
  public EntryByKey() {}

  /**
   * Creates an empty map whose table has room for a number of elements.
   *
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if it is negative
   */
  public EntryByKey(int expectedSize) {
    super(expectedSize);
  }

  /** Returns the map that holds an element, or null. */
  static <K extends Comparable<K>, V> @Nullable EntryByKey<K, V> holding(Entry<K, V> element) {
    EntryByKey<K, V> map = element.byKey;
    return map != null && map.holds(element) ? map : null;
  }

  /** Returns whether an element is in this map. */
  private boolean holds(Entry<K, V> element) {
    if (element.byKey != this) {
      return false;
    }
    // A shallow copy has the same fields, but is in no chain.
    Entry<K, V> candidate = head(probableHashOf(element));
    while (candidate != null && candidate != element) {
      candidate = candidate.byKeyNext;
    }
    return candidate == element || isMisplaced(element);
  }

  /**
   * Returns the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, or null if there is none
   * @throws NullPointerException if the key is null
   */
  public @Nullable Entry<K, V> get(K key) {
    return search(Keys.mixed(key), key);
  }

  /**
   * Returns whether an element has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return true if one has
   * @throws NullPointerException if the key is null
   */
  public boolean containsKey(K key) {
    return search(Keys.mixed(key), key) != null;
  }

  /**
   * Removes the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, which has left, or null if there was none
   * @throws NullPointerException if the key is null
   */
  public @Nullable Entry<K, V> removeKey(K key) {
    long changes = changes();
    int hash = Keys.mixed(key);
    Entry<K, V> previous = null;
    Entry<K, V> element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.key)) {
      previous = element;
      element = element.byKeyNext;
    }
    if (element != null) {
      requireUnchanged(changes);
      unlink(hash, previous, element);
    }
    return element;
  }

  /**
   * Returns the element that has a key. If there is none, adds the one that a function returns.
   * Expected O(1), allocates nothing except for growth.
   *
   * @param key the key
   * @param function returns an element with the key that is in no map of this link, or null
   * @return the element, or null if there is none and the function returned null
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the function returned an element with another key; then
   *     nothing is changed
   * @throws IllegalStateException if it returned an element that cannot be added; then nothing is
   *     changed
   * @throws java.util.ConcurrentModificationException if it changed this map; then what it returned
   *     is not added
   */
  public @Nullable Entry<K, V> computeIfAbsent(K key,
      Function<? super K, ? extends @Nullable Entry<K, V>> function) {
    Objects.requireNonNull(function);
    long changes = changes();
    int hash = Keys.mixed(key);
    Entry<K, V> last = null;
    Entry<K, V> present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.key)) {
      last = present;
      present = present.byKeyNext;
    }
    if (present != null) {
      return present;
    }
    Entry<K, V> element = function.apply(key);
    requireUnchanged(changes);
    if (element == null) {
      return null;
    }
    boolean hasKey = Keys.equal(key, element.key);
    requireUnchanged(changes);
    requireFree(element); // the key may have linked it
    if (!hasKey) {
      throw otherKey(element, key);
    }
    link(hash, last, element);
    return element;
  }

  @Override
  public boolean add(Entry<K, V> element) {
    long changes = changes();
    K key = element.key;
    int hash = Keys.mixed(key);
    Entry<K, V> last = null;
    Entry<K, V> present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.key)) {
      last = present;
      present = present.byKeyNext;
    }
    requireUnchanged(changes);
    requireFree(element); // the key may have linked it
    if (present != null) {
      return false;
    }
    link(hash, last, element);
    return true;
  }

  @Override
  public @Nullable Entry<K, V> put(Entry<K, V> element) {
    long changes = changes();
    K key = element.key;
    int hash = Keys.mixed(key);
    Entry<K, V> previous = null;
    Entry<K, V> old = chainOf(hash);
    while (old != null && !Keys.equal(key, old.key)) {
      previous = old;
      old = old.byKeyNext;
    }
    requireUnchanged(changes);
    if (old == element) {
      return null;
    }
    requireFree(element);
    if (old == null) {
      link(hash, previous, element);
    } else {
      replace(hash, previous, old, element);
    }
    return old;
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof Entry<?, ?> ? holds((Entry<K, V>) object) : isNoElement(object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    return object instanceof Entry<?, ?> ? unlink((Entry<K, V>) object) : isNoElement(object);
  }

  /**
   * Returns a view of this map as one from keys to elements, which refuses changes with {@link
   * UnsupportedOperationException}. Changes to this map show in it. Allocates the view.
   *
   * @return the view
   */
  @Override
  public Map<K, Entry<K, V>> asMap() {
    return newView();
  }

  @Override
  protected void traverse(Consumer<? super Entry<K, V>> action, Position position) {
    for (int chain = 0; chain < chains(); chain++) {
      position.index = chain;
      Entry<K, V> element = head(chain);
      while (element != null) {
        Entry<K, V> next = element.byKeyNext;
        action.accept(element);
        if (position.get() != null) {
          next = resume(position, next);
          if (position.get() != null) {
            visitRest(action, position, next);
            return;
          }
        }
        element = next;
      }
    }
  }

  @Override
  protected String linkName() {
    return "byKey";
  }

  @Override
  protected int hashOf(Entry<K, V> element) {
    return Keys.mixed(element.key);
  }

  @Override
  protected @Nullable Object keyOf(Entry<K, V> element) {
    return element.key;
  }

  @Override
  protected @Nullable Entry<K, V> find(Object key) {
    return key instanceof Comparable<?> ? get((K) key) : null;
  }

  @Override
  protected @Nullable EntryByKey<K, V> mapOf(Entry<K, V> element) {
    return element.byKey;
  }

  @Override
  protected @Nullable Entry<K, V> nextOf(Entry<K, V> element) {
    return element.byKeyNext;
  }

  @Override
  protected void chain(Entry<K, V> element, @Nullable Entry<K, V> next) {
    element.byKeyNext = next;
  }

  @Override
  protected void unlink(int hash, @Nullable Entry<K, V> previous, Entry<K, V> element) {
    Entry<K, V> next = element.byKeyNext;
    beforeRemove(hash, element);
    if (previous == null) {
      setHead(hash, next);
    } else {
      previous.byKeyNext = next;
    }
    element.byKeyNext = null;
    element.byKey = null;
  }

  /** Searches the chain of a hash for a key. */
  private @Nullable Entry<K, V> search(int hash, K key) {
    Entry<K, V> element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.key)) {
      element = element.byKeyNext;
    }
    return element;
  }

  /** Unlinks an element if it is here. */
  private boolean unlink(Entry<K, V> element) {
    if (element.byKey != this) {
      return false;
    }
    int hash = probableHashOf(element);
    Entry<K, V> previous = null;
    Entry<K, V> candidate = head(hash);
    while (candidate != null && candidate != element) {
      previous = candidate;
      candidate = candidate.byKeyNext;
    }
    if (candidate == null) {
      return unlinkMisplaced(element);
    }
    unlink(hash, previous, element);
    return true;
  }

  /** Links an element, which must be free, after the last of its chain, or as the only one. */
  private void link(int hash, @Nullable Entry<K, V> last, Entry<K, V> element) {
    Entry<K, V> previous = makeRoomFor(element) ? lastOf(hash) : last;
    beforeInsert();
    noteAdded(element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.byKeyNext = element;
    }
    element.byKey = this;
  }

  /** Links an element, which must be free, in place of another one that has the same key. */
  private void replace(int hash, @Nullable Entry<K, V> previous, Entry<K, V> old,
      Entry<K, V> element) {
    Entry<K, V> next = old.byKeyNext;
    beforeReplace(hash, old, element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.byKeyNext = element;
    }
    element.byKeyNext = next;
    element.byKey = this;
    old.byKeyNext = null;
    old.byKey = null;
  }

  /** Requires that an element has no map, and none of another element's fields. */
  private void requireFree(Entry<K, V> element) {
    if (element.byKey != null || element.byKeyNext != null) {
      throw cannotLink(element);
    }
  }
}
