package dev.intrusive.examples.demo.cache;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.MapLink;
import org.jspecify.annotations.Nullable;

/**
 * A key and its value in a cache.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class Entry<K, V> {

  /** In the order of the policy that decides what to evict. */
  @IntrusiveLink("accessOrder")
  final Link<Entry<K, V>> accessLink = new Link<>();

  /** In the map of the cache: the next entry of the same chain. */
  @MapLink("byKey")
  @Nullable Entry<K, V> byKeyNext;

  /** The map of the cache. */
  @MapLink("byKey")
  @Nullable EntryByKey<K, V> byKey;

  /** The position among the entries that expire. */
  @HeapLink("deadlines")
  int deadlineIndex;

  /** The entries that expire, null if this one does not. */
  @HeapLink("deadlines")
  @Nullable EntryDeadlines<K, V> deadlines;

  @IntrusiveKey("byKey")
  final K key;

  /** When it expires, if it does. */
  @IntrusiveKey("deadlines")
  long deadline;

  private V value;

  Entry(K key, V value) {
    this.key = key;
    this.value = value;
  }

  V value() {
    return value;
  }

  void setValue(V value) {
    this.value = value;
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }
}
