package dev.intrusive.behaviour.indexed.sub;

import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.behaviour.indexed.IndexedFixture;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The list that {@link Ogre} adds to those that it inherits. */
final class HordeFixture extends IndexedFixture<Ogre, Ogre> {

  private final OgrePool pool;

  HordeFixture() {
    this(new OgrePool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private HordeFixture(OgrePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public OgreHorde newList() {
    return new OgreHorde();
  }

  @Override
  protected Ogre emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Ogre copyOf(Ogre original) {
    return original.copy();
  }

  @Override
  public int idOf(Ogre element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "horde";
  }

  @Override
  public boolean isIndexed() {
    return false;
  }

  @Override
  public boolean hasIndexedLists() {
    return true;
  }

  @Override
  public Class<?> linksClass() {
    return OgreLinks.class;
  }

  @Override
  public boolean isInList(Ogre element) {
    return OgreLinks.inHorde(element);
  }

  @Override
  public @Nullable OgreHorde listOf(Ogre element) {
    return OgreLinks.hordeOf(element);
  }

  @Override
  public @Nullable Ogre nextOf(Ogre element) {
    return OgreLinks.nextInHorde(element);
  }

  @Override
  public @Nullable Ogre previousOf(Ogre element) {
    return OgreLinks.previousInHorde(element);
  }

  @Override
  public boolean unlink(Ogre element) {
    return OgreLinks.unlinkFromHorde(element);
  }

  @Override
  public int unlinkAll(Ogre element) {
    return OgreLinks.unlinkAll(pool, element);
  }

  @Override
  public boolean isLinked(Ogre element) {
    return OgreLinks.isLinked(pool, element);
  }

  @Override
  public String describe(Ogre element) {
    return OgreLinks.describe(pool, element);
  }

  @Override
  public NodeSurgery<Ogre> surgery() {
    return new NodeSurgery<>(OgreLinks::hordeLink);
  }
}
