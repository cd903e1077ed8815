package dev.intrusive.examples.demo.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Evicts what is accessed seldom: windowed TinyLFU.
 *
 * <p>A new entry goes into a small window. What the window has no room for may enter the main part
 * only if it was accessed more often than what would have to leave for it; so a scan of things that
 * are wanted once does not displace what is wanted again and again. The main part is a segmented
 * LRU: what is accessed there moves from probation to the protected segment.
 *
 * <p>The three segments are lists of the same link. So an entry is in one of them, it is asked in
 * which, and to move it is one call. Everything is O(1).
 *
 * <p>The algorithm is that of Gil Einziger, Roy Friedman and Ben Manes, <i>TinyLFU: A Highly
 * Efficient Cache Admission Policy</i>, ACM Transactions on Storage 13 (4), 2017, <a
 * href="https://doi.org/10.1145/3149371">doi:10.1145/3149371</a>, with the sizes of the segments
 * given there and without the doorkeeper.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
final class TinyLfu<K, V> implements EvictionPolicy<K, V> {

  private static final double WINDOW_SHARE = 0.01;
  private static final double PROTECTED_SHARE = 0.8;

  private final int windowCapacity;
  private final int mainCapacity;
  private final int protectedCapacity;

  // Each has the entry at its end that was accessed last.
  private final EntryAccessOrder<K, V> window = new EntryAccessOrder<>();
  private final EntryAccessOrder<K, V> probation = new EntryAccessOrder<>();
  private final EntryAccessOrder<K, V> protectedEntries = new EntryAccessOrder<>();

  private final FrequencySketch frequencies;

  /**
   * Creates a policy.
   *
   * @param capacity how many entries to keep, at least 1
   */
  TinyLfu(int capacity) {
    Capacity.require(capacity);
    windowCapacity = Math.max(1, (int) (capacity * WINDOW_SHARE));
    mainCapacity = capacity - windowCapacity;
    protectedCapacity = (int) (mainCapacity * PROTECTED_SHARE);
    frequencies = new FrequencySketch(capacity);
  }

  @Override
  public @Nullable Entry<K, V> add(Entry<K, V> entry) {
    frequencies.increment(entry.key);
    window.addLast(entry);
    return window.size() > windowCapacity ? admit(window.getFirst()) : null;
  }

  /** Moves a candidate to the main part if it deserves it, and returns what must leave. */
  private @Nullable Entry<K, V> admit(Entry<K, V> candidate) {
    if (probation.size() + protectedEntries.size() < mainCapacity) {
      probation.moveToLast(candidate);
      return null;
    }
    Entry<K, V> victim = victim();
    if (victim == null || frequency(candidate) <= frequency(victim)) {
      return candidate;
    }
    probation.moveToLast(candidate);
    return victim;
  }

  private @Nullable Entry<K, V> victim() {
    return probation.isEmpty() ? protectedEntries.peekFirst() : probation.peekFirst();
  }

  private int frequency(Entry<K, V> entry) {
    return frequencies.frequency(entry.key);
  }

  @Override
  public void access(Entry<K, V> entry) {
    frequencies.increment(entry.key);
    if (window.contains(entry)) {
      window.moveToLast(entry);
    } else {
      protectedEntries.moveToLast(entry);
      if (protectedEntries.size() > protectedCapacity) {
        probation.moveToLast(protectedEntries.getFirst());
      }
    }
  }

  @Override
  public List<EntryAccessOrder<K, V>> lists() {
    return List.of(window, probation, protectedEntries);
  }
}
