package dev.intrusive.examples.demo.cache;

import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A bounded map whose entries may expire.
 *
 * <p>An entry is in a map, in a list of the policy and, if it expires, in a heap. To write one that
 * expires is O(log n), everything else is O(1), amortised over what expires. For one thread.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class Cache<K, V> {

  private final EntryByKey<K, V> entries = new EntryByKey<>();
  private final Expiry<K, V> expiry;
  private final EvictionPolicy<K, V> policy;
  private final LongSupplier clock;

  /**
   * Creates an empty cache.
   *
   * @param policy which decides what to evict, and how much there may be
   * @param clock says what time it is, in any unit, and never goes back
   */
  Cache(EvictionPolicy<K, V> policy, LongSupplier clock) {
    this.policy = policy;
    this.clock = clock;
    expiry = new Expiry<>(clock.getAsLong());
  }

  /** How many entries there are, those included that have expired but were not noticed so far. */
  int size() {
    return entries.size();
  }

  /** The keys of the entries, in no order. */
  Stream<K> keys() {
    return entries.stream().map(entry -> entry.key);
  }

  /** The value of a key, or null if it has none, or had one that has expired. */
  @Nullable V get(K key) {
    Entry<K, V> entry = entries.get(key);
    if (entry == null) {
      return null;
    }
    if (expiry.isExpired(entry, clock.getAsLong())) {
      remove(entry);
      return null;
    }
    policy.access(entry);
    return entry.value();
  }

  /** Gives a key a value that does not expire. It may be evicted at once. */
  void put(K key, V value) {
    put(key, value, Expiry.NEVER);
  }

  /**
   * Gives a key a value for a time. It may be evicted at once.
   *
   * @param timeToLive in the unit of the clock
   * @throws IllegalArgumentException if it is not positive
   */
  void put(K key, V value, long timeToLive) {
    long now = clock.getAsLong();
    expiry.forEachExpired(now, this::remove);
    Entry<K, V> known = entries.get(key);
    Entry<K, V> entry = known == null ? new Entry<>(key, value) : known;
    expiry.written(entry, now, timeToLive);
    if (known == null) {
      entries.add(entry);
      makeRoomFor(entry);
    } else {
      entry.setValue(value);
      policy.access(entry);
    }
  }

  private void makeRoomFor(Entry<K, V> entry) {
    Entry<K, V> victim = policy.add(entry);
    if (victim != null) {
      remove(victim);
    }
  }

  /** Removes a key, and returns whether it had a value. */
  boolean remove(K key) {
    Entry<K, V> entry = entries.get(key);
    if (entry == null) {
      return false;
    }
    boolean expired = expiry.isExpired(entry, clock.getAsLong());
    remove(entry);
    return !expired;
  }

  /** Takes an entry out of the map, the heap and its list. */
  private void remove(Entry<K, V> entry) {
    EntryLinks.unlinkAll(entry);
  }

  /**
   * Makes sure that every entry is in a list of the policy.
   *
   * @throws IllegalStateException if something is broken; the message says what
   */
  void checkInvariants() {
    entries.checkInvariants();
    expiry.checkInvariants();
    int inLists = 0;
    for (EntryAccessOrder<K, V> list : policy.lists()) {
      list.checkInvariants();
      for (Entry<K, V> entry : list) {
        if (!entries.contains(entry)) {
          throw new IllegalStateException(entry + " is in a list, but not in the cache");
        }
      }
      inLists += list.size();
    }
    if (inLists != entries.size()) {
      throw new IllegalStateException(entries.size() + " entries, but " + inLists + " in lists");
    }
  }
}
