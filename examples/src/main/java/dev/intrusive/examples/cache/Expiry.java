package dev.intrusive.examples.cache;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Knows which entries are too old.
 *
 * <p>There is a list for each time to live, in which what is written goes to the end. So the front
 * of a list is what expires first, and nothing has to be sorted or searched: to find what has
 * expired is O(times to live + what has expired), to write again is O(1).
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class Expiry<K, V> {

  /** The time to live of what does not expire. */
  static final long NEVER = Long.MAX_VALUE;

  /** Leaves room to compare deadlines. */
  private static final long LONGEST = Long.MAX_VALUE / 2;

  private final Map<Long, EntryWriteOrder<K, V>> listsByTimeToLive = new HashMap<>();

  /** Takes note that an entry was written. */
  void written(Entry<K, V> entry, long now, long timeToLive) {
    if (timeToLive < 1) {
      throw new IllegalArgumentException("an entry must live for 1 at least, not " + timeToLive);
    }
    if (timeToLive == NEVER) {
      EntryLinks.unlinkFromWriteOrder(entry);
      return;
    }
    entry.setDeadline(now + Math.min(timeToLive, LONGEST));
    listsByTimeToLive
        .computeIfAbsent(timeToLive, unused -> new EntryWriteOrder<>())
        .moveToLast(entry);
  }

  /** Whether the time of an entry has come. */
  boolean isExpired(Entry<K, V> entry, long now) {
    return EntryLinks.inWriteOrder(entry) && isOver(entry, now);
  }

  /** Compares by the difference, as it must be for clocks such as {@link System#nanoTime()}. */
  private boolean isOver(Entry<K, V> entry, long now) {
    return entry.deadline() - now <= 0;
  }

  /** Hands over what has expired; the action removes it from all its lists. */
  void forEachExpired(long now, Consumer<Entry<K, V>> action) {
    for (EntryWriteOrder<K, V> list : listsByTimeToLive.values()) {
      for (Entry<K, V> entry = list.peekFirst();
          entry != null && isOver(entry, now);
          entry = list.peekFirst()) {
        action.accept(entry);
      }
    }
  }

  /**
   * Makes sure that each list is in the order in which its entries expire.
   *
   * @throws IllegalStateException if something is broken; the message says what
   */
  void checkInvariants() {
    for (EntryWriteOrder<K, V> list : listsByTimeToLive.values()) {
      list.checkInvariants();
      if (!list.isSorted((a, b) -> Long.signum(a.deadline() - b.deadline()))) {
        throw new IllegalStateException("not in the order of the deadlines: " + list);
      }
    }
  }
}
