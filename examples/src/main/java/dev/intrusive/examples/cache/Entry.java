package dev.intrusive.examples.cache;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;

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

  /** Among those that live as long as this one, in the order in which they were written. */
  @IntrusiveLink("writeOrder")
  final Link<Entry<K, V>> writeLink = new Link<>();

  private final K key;
  private V value;
  private long deadline;

  Entry(K key, V value) {
    this.key = key;
    this.value = value;
  }

  K key() {
    return key;
  }

  V value() {
    return value;
  }

  void setValue(V value) {
    this.value = value;
  }

  /** When it expires, if it is in write order. */
  long deadline() {
    return deadline;
  }

  void setDeadline(long deadline) {
    this.deadline = deadline;
  }

  @Override
  public String toString() {
    return key + "=" + value;
  }
}
