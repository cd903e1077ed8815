package dev.intrusive.behaviour.indexed.sub;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.behaviour.PooledElements;

/** The list that {@link Ogre} adds to those that it inherits. */
public final class HordeFixture {

  private HordeFixture() {}

  /** A new fixture. */
  public static ListFixture<Ogre> create() {
    OgrePool pool = new OgrePool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Ogre::copy, Ogre::id),
        new ListFixture.Lists<>("horde", OgreHorde::new),
        new ListAccessors<>(
            OgreLinks::inHorde,
            OgreLinks::hordeOf,
            OgreLinks::nextInHorde,
            OgreLinks::previousInHorde,
            OgreLinks::unlinkFromHorde),
        HostAccessors.over(
            pool, OgreLinks.class, OgreLinks::unlinkAll, OgreLinks::isLinked, OgreLinks::describe),
        new NodeSurgery<>(OgreLinks::hordeLink));
  }
}
