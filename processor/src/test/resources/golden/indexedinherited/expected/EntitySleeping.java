package engine;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedList;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/** A list of {@link Entity} objects, linked through {@link Entity#slot}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
public final class EntitySleeping extends IndexedList<Entity> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /** Creates an empty list of objects of a pool. */
  public EntitySleeping(ObjectPool<? extends Entity> pool) {
    super(pool);
  }

  /** Returns the list that holds an element, or null. */
  static EntitySleeping holding(ObjectPool<? extends Entity> pool, Entity element) {
    return (EntitySleeping) holderOf(pool, EntitySleeping.class, element, element.slot);
  }

  @Override
  protected int slotOf(Entity element) {
    return element.slot;
  }

  @Override
  protected String listName() {
    return "sleeping";
  }

  @Override
  public boolean add(Entity element) {
    linkLast(element, element.slot);
    return true;
  }

  @Override
  public void addFirst(Entity element) {
    linkFirst(element, element.slot);
  }

  @Override
  public void addLast(Entity element) {
    linkLast(element, element.slot);
  }

  @Override
  public boolean contains(Object object) {
    if (!(object instanceof Entity)) {
      return false;
    }
    Entity element = (Entity) object;
    return holds(element, element.slot);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Entity)) {
      return false;
    }
    Entity element = (Entity) object;
    return unlink(element, element.slot);
  }

  @Override
  public Entity next(Entity element) {
    return next(element, element.slot);
  }

  @Override
  public Entity previous(Entity element) {
    return previous(element, element.slot);
  }

  @Override
  public void insertBefore(Entity anchor, Entity element) {
    linkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void insertAfter(Entity anchor, Entity element) {
    linkAfter(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public Entity erase(Entity element) {
    return erase(element, element.slot);
  }

  @Override
  public void moveToFirst(Entity element) {
    relinkFirst(element, element.slot);
  }

  @Override
  public void moveToLast(Entity element) {
    relinkLast(element, element.slot);
  }

  @Override
  public void moveBefore(Entity anchor, Entity element) {
    relinkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void moveAfter(Entity anchor, Entity element) {
    relinkAfter(anchor, anchor.slot, element, element.slot);
  }
}
