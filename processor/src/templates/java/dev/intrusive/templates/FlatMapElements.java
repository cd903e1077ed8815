package dev.intrusive.templates;

import dev.intrusive.generated.FlatMap;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.Position;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A map of the flat layout: works on the keys and fields of its elements, which no class of the
 * runtime can name.
 */
final class FlatMapElements<T> extends FlatMap<Element<T>> {

  /** Creates an empty map, which makes its table with the first insertion. */
  public FlatMapElements() {}

  /**
   * Creates an empty map whose table has room for a number of elements.
   *
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if it is negative
   */
  public FlatMapElements(int expectedSize) {
    super(expectedSize);
  }

  /** Returns the map that holds an element, or null. */
  static <T> @Nullable FlatMapElements<T> holding(Element<T> element) {
    FlatMapElements<T> map = element.mapField;
    return map != null && map.holds(element) ? map : null;
  }

  /** Returns whether an element is in this map. */
  private boolean holds(Element<T> element) {
    if (element.mapField != this) {
      return false;
    }
    // A shallow copy has the same fields, but is in no chain.
    Element<T> candidate = head(probableHashOf(element));
    while (candidate != null && candidate != element) {
      candidate = candidate.chainNext;
    }
    return candidate == element || isMisplaced(element);
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
    Element<T> previous = null;
    Element<T> element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.elementKey)) {
      previous = element;
      element = element.chainNext;
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
  public @Nullable Element<T> computeIfAbsent(
      Key key, KeyFunction<? extends @Nullable Element<T>> function) {
    Objects.requireNonNull(function);
    long changes = changes();
    int hash = Keys.mixed(key);
    Element<T> last = null;
    Element<T> present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.elementKey)) {
      last = present;
      present = present.chainNext;
    }
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
    requireFree(element); // the key may have linked it
    if (!hasKey) {
      throw otherKey(element, key);
    }
    link(hash, last, element);
    return element;
  }

  @Override
  public boolean add(Element<T> element) {
    long changes = changes();
    Key key = element.elementKey;
    int hash = Keys.mixed(key);
    Element<T> last = null;
    Element<T> present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.elementKey)) {
      last = present;
      present = present.chainNext;
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
  public @Nullable Element<T> put(Element<T> element) {
    long changes = changes();
    Key key = element.elementKey;
    int hash = Keys.mixed(key);
    Element<T> previous = null;
    Element<T> old = chainOf(hash);
    while (old != null && !Keys.equal(key, old.elementKey)) {
      previous = old;
      old = old.chainNext;
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
  protected void traverse(Consumer<? super Element<T>> action, Position position) {
    for (int chain = 0; chain < chains(); chain++) {
      position.index = chain;
      Element<T> element = head(chain);
      while (element != null) {
        Element<T> next = element.chainNext;
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
    return "elements";
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

  @Override
  protected @Nullable FlatMapElements<T> mapOf(Element<T> element) {
    return element.mapField;
  }

  @Override
  protected @Nullable Element<T> nextOf(Element<T> element) {
    return element.chainNext;
  }

  @Override
  protected void chain(Element<T> element, @Nullable Element<T> next) {
    element.chainNext = next;
  }

  @Override
  protected void unlink(int hash, @Nullable Element<T> previous, Element<T> element) {
    Element<T> next = element.chainNext;
    beforeRemove(hash, element);
    if (previous == null) {
      setHead(hash, next);
    } else {
      previous.chainNext = next;
    }
    element.chainNext = null;
    element.mapField = null;
  }

  /** Searches the chain of a hash for a key. */
  private @Nullable Element<T> search(int hash, Key key) {
    Element<T> element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.elementKey)) {
      element = element.chainNext;
    }
    return element;
  }

  /** Unlinks an element if it is here. */
  private boolean unlink(Element<T> element) {
    if (element.mapField != this) {
      return false;
    }
    int hash = probableHashOf(element);
    Element<T> previous = null;
    Element<T> candidate = head(hash);
    while (candidate != null && candidate != element) {
      previous = candidate;
      candidate = candidate.chainNext;
    }
    if (candidate == null) {
      return unlinkMisplaced(element);
    }
    unlink(hash, previous, element);
    return true;
  }

  /** Links an element, which must be free, after the last of its chain, or as the only one. */
  private void link(int hash, @Nullable Element<T> last, Element<T> element) {
    Element<T> previous = makeRoomFor(element) ? lastOf(hash) : last;
    beforeInsert();
    noteAdded(element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.chainNext = element;
    }
    element.mapField = this;
  }

  /** Links an element, which must be free, in place of another one that has the same key. */
  private void replace(
      int hash, @Nullable Element<T> previous, Element<T> old, Element<T> element) {
    Element<T> next = old.chainNext;
    beforeReplace(hash, old, element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.chainNext = element;
    }
    element.chainNext = next;
    element.mapField = this;
    old.chainNext = null;
    old.mapField = null;
  }

  // [wildcard]
  /** Stores the next element in an element, whose type arguments may be others. */
  @SuppressWarnings({"unchecked", "UnusedMethod"})
  private static <C> void setChainNext(Element<C> element, @Nullable Element<?> next) {
    element.chainNext = (Element<C>) next;
  }

  // [end]
  /** Requires that an element has no map, and none of another element's fields. */
  private void requireFree(Element<T> element) {
    if (element.mapField != null || element.chainNext != null) {
      throw cannotLink(element);
    }
  }
}
