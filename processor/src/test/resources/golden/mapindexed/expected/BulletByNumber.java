package shooter;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IndexedMap;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import javax.annotation.processing.Generated;

/**
 * A map of {@link Bullet} objects by {@link Bullet#number}, linked through {@link Bullet#slot}.
 * {@code get}, {@code add} and {@code remove} are O(1) on average. One thread at a time may use it;
 * see the <a href="https://intrusive.dev">guide</a>.
 */
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
final class BulletByNumber extends IndexedMap<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates an empty map of objects of a pool, which makes its table with the first insertion.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public BulletByNumber(ObjectPool<? extends Bullet> pool) {
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
  public BulletByNumber(ObjectPool<? extends Bullet> pool, int expectedSize) {
    super(pool, expectedSize);
  }

  /** Returns the map that holds an element, or null. */
  static BulletByNumber holding(SlotTable<?> pool, Bullet element) {
    return (BulletByNumber) mapOf(pool, BulletByNumber.class, element, element.slot);
  }

  /**
   * Returns the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, or null if there is none
   */
  public Bullet get(int key) {
    return search(Keys.mixed(key), key);
  }

  /**
   * Returns whether an element has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return true if one has
   */
  public boolean containsKey(int key) {
    return search(Keys.mixed(key), key) != null;
  }

  /**
   * Removes the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, which has left, or null if there was none
   */
  public Bullet removeKey(int key) {
    long changes = changes();
    int hash = Keys.mixed(key);
    int previous = -1;
    int found = chainOf(hash);
    while (found >= 0 && !Keys.equal(key, object(found).number)) {
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
  public Bullet computeIfAbsent(int key, IntFunction<? extends Bullet> function) {
    Objects.requireNonNull(function);
    long changes = changes();
    int hash = Keys.mixed(key);
    Bullet present = search(hash, key);
    if (present != null) {
      return present;
    }
    Bullet element = function.apply(key);
    requireUnchanged(changes);
    if (element == null) {
      return null;
    }
    boolean hasKey = Keys.equal(key, element.number);
    requireUnchanged(changes);
    requireFree(element, element.slot); // the key may have linked it
    if (!hasKey) {
      throw otherKey(element, key);
    }
    link(element.slot, hash);
    return element;
  }

  @Override
  public boolean add(Bullet element) {
    long changes = changes();
    int key = element.number;
    int hash = Keys.mixed(key);
    Bullet present = search(hash, key);
    requireUnchanged(changes);
    requireFree(element, element.slot); // the key may have linked it
    if (present != null) {
      return false;
    }
    link(element.slot, hash);
    return true;
  }

  @Override
  public Bullet put(Bullet element) {
    long changes = changes();
    int key = element.number;
    int hash = Keys.mixed(key);
    int previous = -1;
    int old = chainOf(hash);
    while (old >= 0 && !Keys.equal(key, object(old).number)) {
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
  public boolean contains(Object object) {
    return object instanceof Bullet ? holds((Bullet) object) : isNoElement(object);
  }

  @Override
  public boolean remove(Object object) {
    return object instanceof Bullet ? unlink((Bullet) object) : isNoElement(object);
  }

  /**
   * Returns a view of this map as one from keys to elements, which refuses changes with {@link
   * UnsupportedOperationException}. Changes to this map show in it. Allocates the view.
   *
   * @return the view
   */
  @Override
  public Map<Integer, Bullet> asMap() {
    return newView();
  }

  @Override
  protected String linkName() {
    return "byNumber";
  }

  @Override
  protected int slotOf(Bullet element) {
    return element.slot;
  }

  @Override
  protected int hashOf(Bullet element) {
    return Keys.mixed(element.number);
  }

  @Override
  protected Object keyOf(Bullet element) {
    return element.number;
  }

  @Override
  protected Bullet find(Object key) {
    return key instanceof Integer ? get((Integer) key) : null;
  }

  /** Returns whether an element is in this map. */
  private boolean holds(Bullet element) {
    return contains(element, element.slot);
  }

  /** Unlinks an element if it is here. */
  private boolean unlink(Bullet element) {
    return holds(element) && unlinkSlot(element.slot, probableHashOf(element));
  }

  /** Searches the chain of a hash for a key. */
  private Bullet search(int hash, int key) {
    for (int found = chainOf(hash); found >= 0; found = next(found)) {
      Bullet element = object(found);
      if (Keys.equal(key, element.number)) {
        return element;
      }
    }
    return null;
  }
}
