package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.Link;
import dev.intrusive.generated.HostDescription;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link World.TerritoryCell}. They are O(1) and allocate nothing
 * unless documented otherwise. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings({
  "all",
  "cast",
  "deprecation",
  "exports",
  "overloads",
  "rawtypes",
  "removal",
  "unchecked",
  "varargs"
})
final class World_TerritoryCellLinks {
  private World_TerritoryCellLinks() {}

  /**
   * Returns whether an object is in a {@link World_TerritoryCellBorder}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <Key extends Comparable<Key>, Value> boolean inBorder(
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellBorder.holding(host) != null;
  }

  /**
   * Returns the {@link World_TerritoryCellBorder} that an object is in.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <Key extends Comparable<Key>, Value>
      @Nullable World_TerritoryCellBorder<Key, Value> borderOf(
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellBorder.holding(host);
  }

  /**
   * Returns the element after an object in its {@link World_TerritoryCellBorder}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> nextInBorder(World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellBorder.following(host);
  }

  /**
   * Returns the element before an object in its {@link World_TerritoryCellBorder}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <Key extends Comparable<Key>, Value>
      World.@Nullable TerritoryCell<Key, Value> previousInBorder(
      World.TerritoryCell<Key, Value> host) {
    return World_TerritoryCellBorder.preceding(host);
  }

  /**
   * Takes an object out of its {@link World_TerritoryCellBorder}, if it is in one.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <Key extends Comparable<Key>, Value> boolean unlinkFromBorder(
      World.TerritoryCell<Key, Value> host) {
    @Nullable World_TerritoryCellBorder<Key, Value> list = World_TerritoryCellBorder.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Returns the link of an object to its {@link World_TerritoryCellBorder}.
   *
   * @param <Key> a type variable of the object's class
   * @param <Value> a type variable of the object's class
   * @param host the object
   * @return the link
   * @throws NullPointerException if it is null
   */
  public static <Key extends Comparable<Key>, Value>
      Link<World.TerritoryCell<Key, Value>> borderLink(World.TerritoryCell<Key, Value> host) {
    return host.borderLink;
  }

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
   * Returns the element after an object in its {@link World_TerritoryCellColumn}.
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
   * Returns the element before an object in its {@link World_TerritoryCellColumn}.
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
   * Returns the element after an object in its {@link World_TerritoryCellDiagonal}.
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
   * Returns the element before an object in its {@link World_TerritoryCellDiagonal}.
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
    if (unlinkFromBorder(host)) {
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
    if (inColumn(pool, host) || inDiagonal(pool, host) || inBorder(host)) {
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
        .add("border", borderOf(host))
        .add("column", () -> columnOf(pool, host))
        .add("diagonal", () -> diagonalOf(pool, host));
    return DeclaredLinks.describe(description, host, World.TerritoryCell.class);
  }
}
