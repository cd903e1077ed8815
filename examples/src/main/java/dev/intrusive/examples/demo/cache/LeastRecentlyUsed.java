package dev.intrusive.examples.demo.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evicts what has not been accessed for the longest time. Everything is O(1).
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class LeastRecentlyUsed<K, V> implements EvictionPolicy<K, V> {

  private final int capacity;

  /** The entries, the one that was accessed last at the end. */
  private final EntryAccessOrder<K, V> entries = new EntryAccessOrder<>();

  /**
   * Creates a policy.
   *
   * @param capacity how many entries to keep, at least 1
   */
  LeastRecentlyUsed(int capacity) {
    this.capacity = Capacity.require(capacity);
  }

  @Override
  public @Nullable Entry<K, V> add(Entry<K, V> entry) {
    entries.addLast(entry);
    return entries.size() > capacity ? entries.peekFirst() : null;
  }

  @Override
  public void access(Entry<K, V> entry) {
    entries.moveToLast(entry);
  }

  @Override
  public List<EntryAccessOrder<K, V>> lists() {
    return List.of(entries);
  }
}
