package dev.intrusive.templates;

import dev.intrusive.generated.IndexedMap;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A map of the indexed layout: reads the keys of its elements and turns elements into their slots,
 * and lets its base class work.
 */
final class IndexedMapElements<T> extends IndexedMap<Element<T>> {

  /**
   * Creates an empty map of objects of a pool, which makes its table with the first insertion.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public IndexedMapElements(ObjectPool<? extends Element<T>> pool) {
    super(pool);
  }

  /**
   * Creates an empty map of objects of a pool, whose table has room for a number of elements.
   *
   * @param pool the pool
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if it is a pool of another class of objects, or the expected
   *     size is negative
   */
  public IndexedMapElements(ObjectPool<? extends Element<T>> pool, int expectedSize) {
    super(pool, expectedSize);
  }

  /** Returns the map that holds an element, or null. */
  static <T> @Nullable IndexedMapElements<T> holding(SlotTable<?> pool, Element<T> element) {
    return (IndexedMapElements<T>) mapOf(pool, IndexedMapElements.class, element, element.slot);
  }

  /**
   * Returns the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, or null if there is none
   *     <!-- [object] -->
   * @throws NullPointerException if the key is null
   *     <!-- [end] -->
   */
  public @Nullable Element<T> get(Key key) {
    return search(Keys.mixed(key), key);
  }

  /**
   * Returns whether an element has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return true if one has
   *     <!-- [object] -->
   * @throws NullPointerException if the key is null
   *     <!-- [end] -->
   */
  public boolean containsKey(Key key) {
    return search(Keys.mixed(key), key) != null;
  }

  /**
   * Removes the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, which has left, or null if there was none
   *     <!-- [object] -->
   * @throws NullPointerException if the key is null
   *     <!-- [end] -->
   */
  public @Nullable Element<T> removeKey(Key key) {
    long changes = changes();
    int hash = Keys.mixed(key);
    int previous = -1;
    int found = chainOf(hash);
    while (found >= 0 && !Keys.equal(key, object(found).elementKey)) {
      previous = found;
      found = next(found);
    }
    if (found < 0) {
      return null;
    }
    requireUnchanged(changes);
    unlink(hash, previous, found);
    return object(found);
  }

  /**
   * Returns the element that has a key. If there is none, adds the one that a function returns.
   * Expected O(1), allocates nothing except for growth.
   *
   * @param key the key
   * @param function returns an element with the key that is in no map of this link, or null
   * @return the element, or null if there is none and the function returned null
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the function returned an element with another key, or of
   *     another pool; then nothing is changed
   * @throws IllegalStateException if it returned an element that cannot be added; then nothing is
   *     changed
   * @throws java.util.ConcurrentModificationException if it changed this map; then what it returned
   *     is not added
   */
  public @Nullable Element<T> computeIfAbsent(
      Key key, KeyFunction<? extends @Nullable Element<T>> function) {
    Objects.requireNonNull(function);
    long changes = changes();
    int hash = Keys.mixed(key);
    Element<T> present = search(hash, key);
    if (present != null) {
      return present;
    }
    Element<T> element = function.apply(key);
    requireUnchanged(changes);
    if (element == null) {
      return null;
    }
    boolean hasKey = Keys.equal(key, element.elementKey);
    requireUnchanged(changes);
    requireFree(element, element.slot); // the key may have linked it
    if (!hasKey) {
      throw otherKey(element, key);
    }
    link(element.slot, hash);
    return element;
  }

  @Override
  public boolean add(Element<T> element) {
    long changes = changes();
    Key key = element.elementKey;
    int hash = Keys.mixed(key);
    Element<T> present = search(hash, key);
    requireUnchanged(changes);
    requireFree(element, element.slot); // the key may have linked it
    if (present != null) {
      return false;
    }
    link(element.slot, hash);
    return true;
  }

  @Override
  public @Nullable Element<T> put(Element<T> element) {
    long changes = changes();
    Key key = element.elementKey;
    int hash = Keys.mixed(key);
    int previous = -1;
    int old = chainOf(hash);
    while (old >= 0 && !Keys.equal(key, object(old).elementKey)) {
      previous = old;
      old = next(old);
    }
    requireUnchanged(changes);
    if (old >= 0 && object(old) == element) {
      return null;
    }
    requireFree(element, element.slot);
    if (old < 0) {
      link(element.slot, hash);
      return null;
    }
    replace(element.slot, hash, previous, old);
    return object(old);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    return object instanceof Element<?> ? holds((Element<T>) object) : isNoElement(object);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    return object instanceof Element<?> ? unlink((Element<T>) object) : isNoElement(object);
  }

  /**
   * Returns a view of this map as one from keys to elements, which refuses changes with {@link
   * UnsupportedOperationException}. Changes to this map show in it. Allocates the view.
   *
   * @return the view
   */
  @Override
  public Map<Key, Element<T>> asMap() {
    return newView();
  }

  @Override
  protected String linkName() {
    return "elements";
  }

  @Override
  protected int slotOf(Element<T> element) {
    return element.slot;
  }

  @Override
  protected int hashOf(Element<T> element) {
    return Keys.mixed(element.elementKey);
  }

  @Override
  protected @Nullable Object keyOf(Element<T> element) {
    return element.elementKey;
  }

  @Override
  @SuppressWarnings("unchecked")
  protected @Nullable Element<T> find(Object key) {
    return key instanceof Key ? get((Key) key) : null;
  }

  /** Returns whether an element is in this map. */
  private boolean holds(Element<T> element) {
    return contains(element, element.slot);
  }

  /** Unlinks an element if it is here. */
  private boolean unlink(Element<T> element) {
    return holds(element) && unlinkSlot(element.slot, probableHashOf(element));
  }

  /** Searches the chain of a hash for a key. */
  private @Nullable Element<T> search(int hash, Key key) {
    for (int found = chainOf(hash); found >= 0; found = next(found)) {
      Element<T> element = object(found);
      if (Keys.equal(key, element.elementKey)) {
        return element;
      }
    }
    return null;
  }
}
