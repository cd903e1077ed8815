package dev.intrusive.behaviour.nested;

import dev.intrusive.IntrusiveLink;
import org.jspecify.annotations.Nullable;

/** Holds the host, and owns its lists. */
public final class World {

  /** A host that is a nested class. */
  @SuppressWarnings("HostCloneable") // that copies are refused is tested
  public static final class Entity implements Cloneable {

    final int id;

    @IntrusiveLink(value = "activeList", owner = World.class)
    @Nullable Entity prevActive;

    @IntrusiveLink("activeList")
    @Nullable Entity nextActive;

    @IntrusiveLink("activeList")
    @Nullable World_EntityActiveList activeIn;

    Entity(int id) {
      this.id = id;
    }

    Entity copy() {
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
}
