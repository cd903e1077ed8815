package game;

import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link World.Cell}: each is O(1) and allocates nothing unless it
 * says otherwise, and takes no null.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_CellLinks {
  private World_CellLinks() {}

  /** Tells whether an object is in a {@link World_CellRow}. */
  public static <K extends Comparable<K>, V> boolean inRow(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    return World_CellRow.holding(pool, host) != null;
  }

  /** Returns the {@link World_CellRow} that an object is in, or null. */
  public static <K extends Comparable<K>, V> @Nullable World_CellRow<K, V> rowOf(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    return World_CellRow.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link World_CellRow}, or null at the end or if it is in
   * none.
   */
  public static <K extends Comparable<K>, V> World.@Nullable Cell<K, V> nextInRow(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    @Nullable World_CellRow<K, V> list = World_CellRow.holding(pool, host);
    return list == null ? null : list.next(host);
  }

  /**
   * Returns what precedes an object in its {@link World_CellRow}, or null at the start or if it is
   * in none.
   */
  public static <K extends Comparable<K>, V> World.@Nullable Cell<K, V> previousInRow(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    @Nullable World_CellRow<K, V> list = World_CellRow.holding(pool, host);
    return list == null ? null : list.previous(host);
  }

  /** Takes an object out of its {@link World_CellRow}, and tells whether it was in one. */
  public static <K extends Comparable<K>, V> boolean unlinkFromRow(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    @Nullable World_CellRow<K, V> list = World_CellRow.holding(pool, host);
    return list != null && list.remove(host);
  }

  /** Takes an object out of all its lists, and returns how many it left. */
  public static <K extends Comparable<K>, V> int unlinkAll(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    int left = 0;
    if (unlinkFromRow(pool, host)) {
      left++;
    }
    return left;
  }

  /** Tells whether an object is in any list. */
  public static <K extends Comparable<K>, V> boolean isLinked(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    return inRow(pool, host);
  }

  /** Says for a person which lists an object is in. Allocates the text. */
  public static <K extends Comparable<K>, V> String describe(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> host) {
    return new HostDescription(host).list("row", rowOf(pool, host)).toString();
  }
}
