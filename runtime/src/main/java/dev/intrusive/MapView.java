package dev.intrusive;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A live, read-only view of a map as one from keys to elements.
 *
 * @param <K> the type of the keys
 * @param <E> the type of the elements
 * @since 0.1.0
 */
final class MapView<K, E> extends AbstractMap<K, E> {

  private final IntrusiveMap<E> map;
  private final Set<Entry<K, E>> entries = new Entries();

  /**
   * Creates a view. O(1).
   *
   * @param map a map whose keys are of the type of the view
   */
  MapView(IntrusiveMap<E> map) {
    this.map = Objects.requireNonNull(map);
  }

  /**
   * Returns the element of a key. Expected O(1).
   *
   * @param key any object, or null
   * @return the element, or null if the map has none with that key
   */
  @Override
  public @Nullable E get(@Nullable Object key) {
    return key == null ? null : map.find(key);
  }

  /**
   * Returns whether the map has an element with a key. Expected O(1).
   *
   * @param key any object, or null
   * @return true if it has
   */
  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }

  /**
   * Refuses the removal, since the view is read-only.
   *
   * @param key any object, or null
   * @return nothing
   * @throws UnsupportedOperationException always
   */
  @Override
  public @Nullable E remove(@Nullable Object key) {
    throw new UnsupportedOperationException();
  }

  /**
   * Refuses the removal, since the view is read-only.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }

  /**
   * Returns a read-only view of the keys and elements. O(1), allocates nothing.
   *
   * @return the view
   */
  @Override
  public Set<Entry<K, E>> entrySet() {
    return entries;
  }

  /** The entries, of which each is made when the iterator reaches it. */
  private final class Entries extends AbstractSet<Entry<K, E>> {

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(@Nullable Object object) {
      if (!(object instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
      E element = get(entry.getKey());
      return element != null && element.equals(entry.getValue());
    }

    @Override
    public Iterator<Entry<K, E>> iterator() {
      Iterator<E> elements = map.iterator();
      return new Iterator<Entry<K, E>>() {
        @Override
        public boolean hasNext() {
          return elements.hasNext();
        }

        @Override
        @SuppressWarnings("unchecked") // keys of the map are of the type of the view
        public Entry<K, E> next() {
          E element = elements.next();
          return new SimpleImmutableEntry<>((K) map.keyOf(element), element);
        }
      };
    }
  }
}
