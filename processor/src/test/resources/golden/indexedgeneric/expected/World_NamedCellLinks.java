package game;

import dev.intrusive.DeclaredLinks;
import dev.intrusive.HostDescription;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.SlotTable;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Static accessors to the links of {@link World.NamedCell}: each is O(1) and allocates nothing
 * unless its description differs. A null argument is a {@code NullPointerException}.
 */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
@SuppressWarnings("all")
final class World_NamedCellLinks {
  private World_NamedCellLinks() {}

  /**
   * Returns whether an object is in a {@link World_NamedCellNames}.
   *
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if it is null
   */
  public static <V> boolean inNames(World.NamedCell<V> host) {
    return World_NamedCellNames.holding(host) != null;
  }

  /**
   * Returns the {@link World_NamedCellNames} that an object is in.
   *
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the list, or null if it is in none
   * @throws NullPointerException if it is null
   */
  public static <V> @Nullable World_NamedCellNames<V> namesOf(World.NamedCell<V> host) {
    return World_NamedCellNames.holding(host);
  }

  /**
   * Returns what follows an object in its {@link World_NamedCellNames}.
   *
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the next element, or null at the end
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <V> World.@Nullable NamedCell<V> nextInNames(World.NamedCell<V> host) {
    return World_NamedCellNames.following(host);
  }

  /**
   * Returns what precedes an object in its {@link World_NamedCellNames}.
   *
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return the previous element, or null at the start
   * @throws NullPointerException if it is null
   * @throws IllegalArgumentException if the object is in none
   */
  public static <V> World.@Nullable NamedCell<V> previousInNames(World.NamedCell<V> host) {
    return World_NamedCellNames.preceding(host);
  }

  /**
   * Takes an object out of its {@link World_NamedCellNames}, if it is in one.
   *
   * @param <V> a type variable of the object's class
   * @param host the object
   * @return true if it was in one
   * @throws NullPointerException if it is null
   */
  public static <V> boolean unlinkFromNames(World.NamedCell<V> host) {
    @Nullable World_NamedCellNames<V> list = World_NamedCellNames.holding(host);
    return list != null && list.remove(host);
  }

  /**
   * Takes an object out of all its lists.
   *
   * @param <V> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return how many lists it left
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <V> int unlinkAll(ObjectPool<?> pool, World.NamedCell<V> host) {
    return Declared.LINKS.unlinkAll(pool, host);
  }

  /**
   * Returns whether an object is in any list.
   *
   * @param <V> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return true if it is
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the object is not of the pool
   */
  public static <V> boolean isLinked(ObjectPool<?> pool, World.NamedCell<V> host) {
    return Declared.LINKS.isAnyLinked(pool, host);
  }

  /**
   * Describes which lists an object is in. Allocates the text.
   *
   * @param <V> a type variable of the object's class
   * @param pool the pool of the object
   * @param host the object
   * @return the text
   * @throws NullPointerException if an argument is null
   */
  public static <V> String describe(ObjectPool<?> pool, World.NamedCell<V> host) {
    return Declared.LINKS.describe(pool, host);
  }

  /** Returns what this class declares; for generated code. */
  static DeclaredLinks links() {
    return Declared.LINKS;
  }

  /** What this class declares, for objects of subclasses. */
  private static final class Declared extends DeclaredLinks {

    static final DeclaredLinks LINKS = new Declared().register();

    private Declared() {
      super(World.NamedCell.class, World_TerritoryCellLinks.links(), false);
    }

    @Override
    protected int unlink(@Nullable SlotTable<?> anyPool, Object anyObject) {
      World.NamedCell<?> host = (World.NamedCell<?>) anyObject;
      int left = 0;
      if (unlinkFromNames(host)) {
        left++;
      }
      return left;
    }

    @Override
    protected boolean isLinked(@Nullable SlotTable<?> anyPool, Object anyObject) {
      World.NamedCell<?> host = (World.NamedCell<?>) anyObject;
      return inNames(host);
    }

    @Override
    protected void describe(
        HostDescription description, @Nullable SlotTable<?> anyPool, Object anyObject) {
      World.NamedCell<?> host = (World.NamedCell<?>) anyObject;
      description.add("names", namesOf(host));
    }
  }
}
