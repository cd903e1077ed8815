package game;

import dev.intrusive.generated.GeneratedCode;
import dev.intrusive.generated.IndexedList;
import dev.intrusive.generated.IntrusiveGenerated;
import dev.intrusive.generated.SlotTable;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A list of {@link World.TerritoryCell} objects, linked through {@link World.TerritoryCell#slot}.
 * {@code addLast}, {@code remove} and {@code moveToLast} are O(1). One thread at a time may use it;
 * see the <a href="https://intrusive.dev">guide</a>.
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
final class World_TerritoryCellDiagonal<Key extends Comparable<Key>, Value>
    extends IndexedList<World.TerritoryCell<Key, Value>> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates an empty list of objects of a pool.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public World_TerritoryCellDiagonal(ObjectPool<? extends World.TerritoryCell<Key, Value>> pool) {
    super(pool);
  }

  /** Returns the list that holds an element, or null. */
  static <Key extends Comparable<Key>, Value>
      @Nullable World_TerritoryCellDiagonal<Key, Value> holding(
      SlotTable<?> pool, World.TerritoryCell<Key, Value> element) {
    return (World_TerritoryCellDiagonal<Key, Value>)
        listOf(pool, World_TerritoryCellDiagonal.class, element, element.slot);
  }

  /** Returns the element after another in the list that it is in. */
  static <Key extends Comparable<Key>, Value> World.@Nullable TerritoryCell<Key, Value> following(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> element) {
    World_TerritoryCellDiagonal<Key, Value> list =
        requireHeld(holding(pool, element), element, "diagonal");
    return list.after(element.slot);
  }

  /** Returns the element before another in the list that it is in. */
  static <Key extends Comparable<Key>, Value> World.@Nullable TerritoryCell<Key, Value> preceding(
      ObjectPool<? extends World.TerritoryCell<Key, Value>> pool,
      World.TerritoryCell<Key, Value> element) {
    World_TerritoryCellDiagonal<Key, Value> list =
        requireHeld(holding(pool, element), element, "diagonal");
    return list.before(element.slot);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(World.TerritoryCell<Key, Value> element) {
    return contains(element, element.slot);
  }

  @Override
  protected int slotOf(World.TerritoryCell<Key, Value> element) {
    return element.slot;
  }

  @Override
  protected String linkName() {
    return "diagonal";
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object instanceof World.TerritoryCell<?, ?>
        && holds((World.TerritoryCell<Key, Value>) object);
  }

  @Override
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof World.TerritoryCell<?, ?>)) {
      return false;
    }
    World.TerritoryCell<Key, Value> element = (World.TerritoryCell<Key, Value>) object;
    return unlink(element, element.slot);
  }

  @Override
  public boolean add(World.TerritoryCell<Key, Value> element) {
    linkLast(element, element.slot);
    return true;
  }

  @Override
  public void addFirst(World.TerritoryCell<Key, Value> element) {
    linkFirst(element, element.slot);
  }

  @Override
  public void addLast(World.TerritoryCell<Key, Value> element) {
    linkLast(element, element.slot);
  }

  @Override
  public World.@Nullable TerritoryCell<Key, Value> next(World.TerritoryCell<Key, Value> element) {
    return next(requireElement(element), element.slot);
  }

  @Override
  public World.@Nullable TerritoryCell<Key, Value> previous(
      World.TerritoryCell<Key, Value> element) {
    return previous(requireElement(element), element.slot);
  }

  @Override
  public void insertBefore(World.TerritoryCell<Key, Value> anchor,
      World.TerritoryCell<Key, Value> element) {
    linkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void insertAfter(World.TerritoryCell<Key, Value> anchor,
      World.TerritoryCell<Key, Value> element) {
    linkAfter(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public World.@Nullable TerritoryCell<Key, Value> erase(World.TerritoryCell<Key, Value> element) {
    return erase(element, element.slot);
  }

  @Override
  public void moveToFirst(World.TerritoryCell<Key, Value> element) {
    relinkFirst(element, element.slot);
  }

  @Override
  public void moveToLast(World.TerritoryCell<Key, Value> element) {
    relinkLast(element, element.slot);
  }

  @Override
  public void moveBefore(World.TerritoryCell<Key, Value> anchor,
      World.TerritoryCell<Key, Value> element) {
    relinkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void moveAfter(World.TerritoryCell<Key, Value> anchor,
      World.TerritoryCell<Key, Value> element) {
    relinkAfter(anchor, anchor.slot, element, element.slot);
  }
}
