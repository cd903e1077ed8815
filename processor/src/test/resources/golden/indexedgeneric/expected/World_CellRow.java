package game;

import dev.intrusive.IndexedList;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** A list of {@link World.Cell} objects, linked through {@link World.Cell#slot}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@NullMarked
final class World_CellRow<K extends Comparable<K>, V> extends IndexedList<World.Cell<K, V>> {
  /** Creates an empty list of objects of a pool. */
  public World_CellRow(ObjectPool<? extends World.Cell<K, V>> pool) {
    super(pool);
  }

  /** Returns the list that holds an element, or null. */
  static <K extends Comparable<K>, V> @Nullable World_CellRow<K, V> holding(
      ObjectPool<? extends World.Cell<K, V>> pool, World.Cell<K, V> element) {
    return (World_CellRow<K, V>) holderOf(pool, World_CellRow.class, element, element.slot);
  }

  @Override
  protected int slotOf(World.Cell<K, V> element) {
    return element.slot;
  }

  @Override
  protected String listName() {
    return "row";
  }

  @Override
  public boolean add(World.Cell<K, V> element) {
    linkLast(element, element.slot);
    return true;
  }

  @Override
  public void addFirst(World.Cell<K, V> element) {
    linkFirst(element, element.slot);
  }

  @Override
  public void addLast(World.Cell<K, V> element) {
    linkLast(element, element.slot);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean contains(@Nullable Object object) {
    if (!(object instanceof World.Cell<?, ?>)) {
      return false;
    }
    World.Cell<K, V> element = (World.Cell<K, V>) object;
    return holds(element, element.slot);
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean remove(@Nullable Object object) {
    if (!(object instanceof World.Cell<?, ?>)) {
      return false;
    }
    World.Cell<K, V> element = (World.Cell<K, V>) object;
    return unlink(element, element.slot);
  }

  @Override
  public World.@Nullable Cell<K, V> next(World.Cell<K, V> element) {
    return next(element, element.slot);
  }

  @Override
  public World.@Nullable Cell<K, V> previous(World.Cell<K, V> element) {
    return previous(element, element.slot);
  }

  @Override
  public void insertBefore(World.Cell<K, V> anchor, World.Cell<K, V> element) {
    linkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void insertAfter(World.Cell<K, V> anchor, World.Cell<K, V> element) {
    linkAfter(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public World.@Nullable Cell<K, V> erase(World.Cell<K, V> element) {
    return erase(element, element.slot);
  }

  @Override
  public void moveToFirst(World.Cell<K, V> element) {
    relinkFirst(element, element.slot);
  }

  @Override
  public void moveToLast(World.Cell<K, V> element) {
    relinkLast(element, element.slot);
  }

  @Override
  public void moveBefore(World.Cell<K, V> anchor, World.Cell<K, V> element) {
    relinkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void moveAfter(World.Cell<K, V> anchor, World.Cell<K, V> element) {
    relinkAfter(anchor, anchor.slot, element, element.slot);
  }
}
