package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link World.TerritoryCell}: each is O(1) and allocates nothing
 * unless its description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings("all")
final class World_TerritoryCellLinks {
  private World_TerritoryCellLinks() {}

  /**
   * Returns whether an object is in a {@link World_TerritoryCellColumn}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean inColumn(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellColumn.holding(pool, host) != null;
  }

  /**
   * Returns the {@link World_TerritoryCellColumn} that an object is in.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      @Nullable World_TerritoryCellColumn<Key, Value> columnOf(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellColumn.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link World_TerritoryCellColumn}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> nextInColumn(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellColumn.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link World_TerritoryCellColumn}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> previousInColumn(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellColumn.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link World_TerritoryCellColumn}, if it is in one.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean unlinkFromColumn(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    @Nullable World_TerritoryCellColumn<Key, Value> list =
        World_TerritoryCellColumn.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link World_TerritoryCellDiagonal}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean inDiagonal(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellDiagonal.holding(pool, host) != null;
  }

  /**
   * Returns the {@link World_TerritoryCellDiagonal} that an object is in.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      @Nullable World_TerritoryCellDiagonal<Key, Value> diagonalOf(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellDiagonal.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link World_TerritoryCellDiagonal}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> nextInDiagonal(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellDiagonal.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link World_TerritoryCellDiagonal}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> previousInDiagonal(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellDiagonal.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link World_TerritoryCellDiagonal}, if it is in one.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean unlinkFromDiagonal(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    @Nullable World_TerritoryCellDiagonal<Key, Value> list =
        World_TerritoryCellDiagonal.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Returns whether an object is in a {@link World_TerritoryCellRow}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean inRow(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellRow.holding(pool, host) != null;
  }

  /**
   * Returns the {@link World_TerritoryCellRow} that an object is in.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      @Nullable World_TerritoryCellRow<Key, Value> rowOf(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellRow.holding(pool, host);
  }

  /**
   * Returns what follows an object in its {@link World_TerritoryCellRow}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> nextInRow(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellRow.following(pool, host);
  }

  /**
   * Returns what precedes an object in its {@link World_TerritoryCellRow}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is in none, or if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> previousInRow(
          ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
          World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellRow.preceding(pool, host);
  }

  /**
   * Takes an object out of its {@link World_TerritoryCellRow}, if it is in one.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean unlinkFromRow(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    @Nullable World_TerritoryCellRow<Key, Value> list = World_TerritoryCellRow.holding(pool, host);
    return list != null && list.remove(host);
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> int unlinkAll(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    int left = 0;
    if (unlinkFromColumn(pool, host)) {
      left++;
    }
    if (unlinkFromDiagonal(pool, host)) {
      left++;
    }
    if (unlinkFromRow(pool, host)) {
      left++;
    }
    if (host.getClass() != World.TerritoryCell.class) {
      left += DeclaredLinks.unlinkAll(host, World.TerritoryCell.class);
    }
    return left;
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <Key extends Comparable<Key>, Value> boolean isLinked(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    if (inColumn(pool, host) || inDiagonal(pool, host) || inRow(pool, host)) {
      return true;
    }
    return host.getClass() != World.TerritoryCell.class
        && DeclaredLinks.isLinked(host, World.TerritoryCell.class);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the text
   * @throws NullPointerException if an argument is null
   */
  public static <Key extends Comparable<Key>, Value> String describe(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> host) {
    HostDescription description = new HostDescription(host);
    description
        .add("column", () -> columnOf(pool, host))
        .add("diagonal", () -> diagonalOf(pool, host))
        .add("row", () -> rowOf(pool, host));
    return DeclaredLinks.describe(description, host, World.TerritoryCell.class);
  }
}
