package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;

/** A host that others extend, whose objects come from their pools. */
@SuppressWarnings("HostCloneable") // that copies are refused is tested
public abstract class Entity implements Cloneable {

  /** The slot in the pool of the subclass. */
  @PoolSlot
  @IntrusiveLink({"active", "visible"})
  public int slot;

  private int id;

  /** Begins a life. */
  @OnEmplace
  public void spawn(int newId) {
    id = newId;
  }

  /** The number that tests know it by. */
  public int id() {
    return id;
  }

  /** A copy as {@code clone()} makes it. */
  public Entity copy() {
    try {
      return (Entity) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "entity " + id;
  }
}
