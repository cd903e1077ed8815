package dev.intrusive.examples.demo.cache;

import java.util.function.Consumer;

/**
 * Finds the entries that are too old.
 *
 * <p>Those that expire are in a heap, the next one first. An entry that is written again changes
 * its place in the heap, and one that is removed leaves it, in O(log n) and without a search.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class Expiry<K, V> {

  /** The time to live of what does not expire. */
  static final long NEVER = Long.MAX_VALUE;

  /** Leaves room to add times. */
  private static final long LONGEST = Long.MAX_VALUE / 2;

  private final EntryDeadlines<K, V> deadlines = new EntryDeadlines<>();

  /** Clocks such as {@link System#nanoTime()} may overflow; the time since a start does not. */
  private final long start;

  Expiry(long start) {
    this.start = start;
  }

  /** Takes note that an entry was written. */
  void written(Entry<K, V> entry, long now, long timeToLive) {
    if (timeToLive < 1) {
      throw new IllegalArgumentException("an entry must live for 1 at least, not " + timeToLive);
    }
    if (timeToLive == NEVER) {
      EntryLinks.unlinkFromDeadlines(entry);
    } else {
      entry.deadline = now - start + Math.min(timeToLive, LONGEST);
      deadlines.moveHere(entry);
    }
  }

  /** Whether the time of an entry has come. */
  boolean isExpired(Entry<K, V> entry, long now) {
    return deadlines.contains(entry) && entry.deadline <= now - start;
  }

  /** Removes expired entries from the heap and hands them over. */
  void forEachExpired(long now, Consumer<Entry<K, V>> action) {
    deadlines.pollWhile(entry -> entry.deadline <= now - start, action);
  }

  /**
   * Makes sure that the heap is in order.
   *
   * @throws IllegalStateException if something is broken; the message describes it
   */
  void checkInvariants() {
    deadlines.checkInvariants();
  }
}
