package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.behaviour.indexed.sub.Ogre;
import dev.intrusive.behaviour.indexed.sub.OgrePool;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** A list of {@link Entity}, whose elements come from the pool of a subclass elsewhere. */
final class EntityFixture extends IndexedFixture<Entity, Ogre> {

  private final OgrePool pool;

  EntityFixture() {
    this(new OgrePool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private EntityFixture(OgrePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public EntityActive newList() {
    return new EntityActive(pool);
  }

  @Override
  public EntityVisible newListOfOtherLink() {
    return new EntityVisible(pool);
  }

  @Override
  protected Ogre emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Entity copyOf(Entity original) {
    return original.copy();
  }

  @Override
  public int idOf(Entity element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "active";
  }

  @Override
  public Class<?> linksClass() {
    return EntityLinks.class;
  }

  @Override
  public boolean isInList(Entity element) {
    return EntityLinks.inActive(pool, element);
  }

  @Override
  public @Nullable EntityActive listOf(Entity element) {
    return EntityLinks.activeOf(pool, element);
  }

  @Override
  public @Nullable Entity nextOf(Entity element) {
    return EntityLinks.nextInActive(pool, element);
  }

  @Override
  public @Nullable Entity previousOf(Entity element) {
    return EntityLinks.previousInActive(pool, element);
  }

  @Override
  public boolean unlink(Entity element) {
    return EntityLinks.unlinkFromActive(pool, element);
  }

  @Override
  public int unlinkAll(Entity element) {
    return EntityLinks.unlinkAll(pool, element);
  }

  @Override
  public boolean isLinked(Entity element) {
    return EntityLinks.isLinked(pool, element);
  }

  @Override
  public String describe(Entity element) {
    return EntityLinks.describe(pool, element);
  }

  @Override
  public LinkSurgery<Entity> surgery() {
    return surgeryOf(newList());
  }
}
