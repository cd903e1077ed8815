package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;
import dev.intrusive.behaviour.indexed.sub.OgrePool;

/** A list of {@link Entity}, whose elements come from the pool of a subclass elsewhere. */
public final class EntityFixture {

  private EntityFixture() {}

  /** A new fixture. */
  public static ListFixture<Entity> create() {
    OgrePool pool = new OgrePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Entity::copy, Entity::id),
        new ListFixture.Lists<>(
            "active", () -> new EntityActive(pool), () -> new EntityVisible(pool)),
        ListAccessors.over(
            pool,
            EntityLinks::inActive,
            EntityLinks::activeOf,
            EntityLinks::nextInActive,
            EntityLinks::previousInActive,
            EntityLinks::unlinkFromActive),
        HostAccessors.over(
            pool,
            EntityLinks.class,
            EntityLinks::unlinkAll,
            EntityLinks::isLinked,
            EntityLinks::describe),
        new SlotSurgery<>(new EntityActive(pool)));
  }
}
