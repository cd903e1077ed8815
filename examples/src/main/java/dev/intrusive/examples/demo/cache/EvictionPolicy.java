package dev.intrusive.examples.demo.cache;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides what a cache does not keep, by the lists that it keeps entries in.
 *
 * <p>An entry that is removed for another reason has left its list, so the policy is not told.
 *
 * @param <K> the type of the keys
 * @param <V> the type of the values
 */
interface EvictionPolicy<K, V> {

  /**
   * Puts a new entry into a list.
   *
   * @return what is one too many, which may be the new entry itself, or null if there is room; the
   *     caller removes it
   */
  @Nullable Entry<K, V> add(Entry<K, V> entry);

  /** Takes note that an entry was read or written again. */
  void access(Entry<K, V> entry);

  /** Its lists, which hold each entry once. */
  List<EntryAccessOrder<K, V>> lists();
}
