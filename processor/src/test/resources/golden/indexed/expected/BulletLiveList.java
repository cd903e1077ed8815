package game;

import dev.intrusive.GeneratedCode;
import dev.intrusive.IndexedList;
import dev.intrusive.IntrusiveGenerated;
import dev.intrusive.SlotTable;
import dev.intrusive.pool.ObjectPool;
import javax.annotation.processing.Generated;

/** A list of {@link Bullet} objects, linked through {@link Bullet#slot}. */
@IntrusiveGenerated
@Generated("dev.intrusive.processor.IntrusiveProcessor")
@SuppressWarnings("all")
public final class BulletLiveList extends IndexedList<Bullet> {
  static {
    GeneratedCode.requireVersion(1);
  }

  /**
   * Creates an empty list of objects of a pool.
   *
   * @param pool the pool
   * @throws IllegalArgumentException if it is a pool of another class of objects
   */
  public BulletLiveList(ObjectPool<? extends Bullet> pool) {
    super(pool);
  }

  /** Returns the list that holds an element, or null. */
  static BulletLiveList holding(SlotTable<?> pool, Bullet element) {
    return (BulletLiveList) listOf(pool, BulletLiveList.class, element, element.slot);
  }

  /** Returns what follows an element in the list that it is in. */
  static Bullet following(ObjectPool<? extends Bullet> pool, Bullet element) {
    BulletLiveList list = requireHeld(holding(pool, element), element, "liveList");
    return list.after(element.slot);
  }

  /** Returns what precedes an element in the list that it is in. */
  static Bullet preceding(ObjectPool<? extends Bullet> pool, Bullet element) {
    BulletLiveList list = requireHeld(holding(pool, element), element, "liveList");
    return list.before(element.slot);
  }

  /** Returns whether an element is in this list. */
  private boolean holds(Bullet element) {
    return contains(element, element.slot);
  }

  @Override
  protected int slotOf(Bullet element) {
    return element.slot;
  }

  @Override
  protected String linkName() {
    return "liveList";
  }

  @Override
  public boolean add(Bullet element) {
    linkLast(element, element.slot);
    return true;
  }

  @Override
  public void addFirst(Bullet element) {
    linkFirst(element, element.slot);
  }

  @Override
  public void addLast(Bullet element) {
    linkLast(element, element.slot);
  }

  @Override
  public boolean contains(Object object) {
    return object instanceof Bullet && holds((Bullet) object);
  }

  @Override
  public boolean remove(Object object) {
    if (!(object instanceof Bullet)) {
      return false;
    }
    Bullet element = (Bullet) object;
    return unlink(element, element.slot);
  }

  @Override
  public Bullet next(Bullet element) {
    return next(requireElement(element), element.slot);
  }

  @Override
  public Bullet previous(Bullet element) {
    return previous(requireElement(element), element.slot);
  }

  @Override
  public void insertBefore(Bullet anchor, Bullet element) {
    linkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void insertAfter(Bullet anchor, Bullet element) {
    linkAfter(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public Bullet erase(Bullet element) {
    return erase(element, element.slot);
  }

  @Override
  public void moveToFirst(Bullet element) {
    relinkFirst(element, element.slot);
  }

  @Override
  public void moveToLast(Bullet element) {
    relinkLast(element, element.slot);
  }

  @Override
  public void moveBefore(Bullet anchor, Bullet element) {
    relinkBefore(anchor, anchor.slot, element, element.slot);
  }

  @Override
  public void moveAfter(Bullet anchor, Bullet element) {
    relinkAfter(anchor, anchor.slot, element, element.slot);
  }
}
