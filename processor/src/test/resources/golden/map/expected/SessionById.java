package cache;

import dev.intrusive.generated.FlatMap;
import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.Keys;
import dev.intrusive.generated.Position;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import javax.annotation.processing.Generated;

/**
 * A map of {@link Session} objects by {@link Session#id}, linked through {@link Session#byIdNext}
 * and {@link Session#byId}. {@code get}, {@code add} and {@code remove} are O(1) on average. One
 * thread at a time may use it; see the <a href="https://intrusive.dev">guide</a>.
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
final class SessionById extends FlatMap<Session> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty map, which makes its table with the first insertion. */
  public SessionById() {}

  /**
   * Creates an empty map whose table has room for a number of elements.
   *
   * @param expectedSize how many elements the map is to have room for
   * @throws IllegalArgumentException if it is negative
   */
  public SessionById(int expectedSize) {
    super(expectedSize);
  }

  /** Returns the map that holds an element, or null. */
  static SessionById holding(Session element) {
    SessionById map = element.byId;
    return map != null && map.holds(element) ? map : null;
  }

  /** Returns whether an element is in this map. */
  private boolean holds(Session element) {
    if (element.byId != this) {
      return false;
    }
    // A shallow copy has the same fields, but is in no chain.
    Session candidate = head(probableHashOf(element));
    while (candidate != null && candidate != element) {
      candidate = candidate.byIdNext;
    }
    return candidate == element || isMisplaced(element);
  }

  /**
   * Returns the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, or null if there is none
   */
  public Session get(long key) {
    return search(Keys.sequential(key), key);
  }

  /**
   * Returns whether an element has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return true if one has
   */
  public boolean containsKey(long key) {
    return search(Keys.sequential(key), key) != null;
  }

  /**
   * Removes the element that has a key. Expected O(1), allocates nothing.
   *
   * @param key the key
   * @return the element, which has left, or null if there was none
   */
  public Session removeKey(long key) {
    long changes = changes();
    int hash = Keys.sequential(key);
    Session previous = null;
    Session element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.id)) {
      previous = element;
      element = element.byIdNext;
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
  public Session computeIfAbsent(long key, LongFunction<? extends Session> function) {
    Objects.requireNonNull(function);
    long changes = changes();
    int hash = Keys.sequential(key);
    Session last = null;
    Session present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.id)) {
      last = present;
      present = present.byIdNext;
    }
    if (present != null) {
      return present;
    }
    Session element = function.apply(key);
    requireUnchanged(changes);
    if (element == null) {
      return null;
    }
    boolean hasKey = Keys.equal(key, element.id);
    requireUnchanged(changes);
    requireFree(element); // the key may have linked it
    if (!hasKey) {
      throw otherKey(element, key);
    }
    link(hash, last, element);
    return element;
  }

  @Override
  public boolean add(Session element) {
    long changes = changes();
    long key = element.id;
    int hash = Keys.sequential(key);
    Session last = null;
    Session present = chainOf(hash);
    while (present != null && !Keys.equal(key, present.id)) {
      last = present;
      present = present.byIdNext;
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
  public Session put(Session element) {
    long changes = changes();
    long key = element.id;
    int hash = Keys.sequential(key);
    Session previous = null;
    Session old = chainOf(hash);
    while (old != null && !Keys.equal(key, old.id)) {
      previous = old;
      old = old.byIdNext;
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
  public boolean contains(Object object) {
    return object instanceof Session ? holds((Session) object) : isNoElement(object);
  }

  @Override
  public boolean remove(Object object) {
    return object instanceof Session ? unlink((Session) object) : isNoElement(object);
  }

  /**
   * Returns a view of this map as one from keys to elements, which refuses changes with {@link
   * UnsupportedOperationException}. Changes to this map show in it. Allocates the view.
   *
   * @return the view
   */
  @Override
  public Map<Long, Session> asMap() {
    return newView();
  }

  @Override
  protected void traverse(Consumer<? super Session> action, Position position) {
    for (int chain = 0; chain < chains(); chain++) {
      position.index = chain;
      Session element = head(chain);
      while (element != null) {
        Session next = element.byIdNext;
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
    return "byId";
  }

  @Override
  protected int hashOf(Session element) {
    return Keys.sequential(element.id);
  }

  @Override
  protected Object keyOf(Session element) {
    return element.id;
  }

  @Override
  protected Session find(Object key) {
    return key instanceof Long ? get((Long) key) : null;
  }

  @Override
  protected SessionById mapOf(Session element) {
    return element.byId;
  }

  @Override
  protected Session nextOf(Session element) {
    return element.byIdNext;
  }

  @Override
  protected void chain(Session element, Session next) {
    element.byIdNext = next;
  }

  @Override
  protected void unlink(int hash, Session previous, Session element) {
    Session next = element.byIdNext;
    beforeRemove(hash, element);
    if (previous == null) {
      setHead(hash, next);
    } else {
      previous.byIdNext = next;
    }
    element.byIdNext = null;
    element.byId = null;
  }

  /** Searches the chain of a hash for a key. */
  private Session search(int hash, long key) {
    Session element = chainOf(hash);
    while (element != null && !Keys.equal(key, element.id)) {
      element = element.byIdNext;
    }
    return element;
  }

  /** Unlinks an element if it is here. */
  private boolean unlink(Session element) {
    if (element.byId != this) {
      return false;
    }
    int hash = probableHashOf(element);
    Session previous = null;
    Session candidate = head(hash);
    while (candidate != null && candidate != element) {
      previous = candidate;
      candidate = candidate.byIdNext;
    }
    if (candidate == null) {
      return unlinkMisplaced(element);
    }
    unlink(hash, previous, element);
    return true;
  }

  /** Links an element, which must be free, after the last of its chain, or as the only one. */
  private void link(int hash, Session last, Session element) {
    Session previous = makeRoomFor(element) ? lastOf(hash) : last;
    beforeInsert();
    noteAdded(element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.byIdNext = element;
    }
    element.byId = this;
  }

  /** Links an element, which must be free, in place of another one that has the same key. */
  private void replace(int hash, Session previous, Session old, Session element) {
    Session next = old.byIdNext;
    beforeReplace(hash, old, element);
    if (previous == null) {
      setHead(hash, element);
    } else {
      previous.byIdNext = element;
    }
    element.byIdNext = next;
    element.byId = this;
    old.byIdNext = null;
    old.byId = null;
  }

  /** Requires that an element has no map, and none of another element's fields. */
  private void requireFree(Session element) {
    if (element.byId != null || element.byIdNext != null) {
      throw cannotLink(element);
    }
  }
}
