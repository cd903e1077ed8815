package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.NodeSurgery;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The list of the node layout of {@link Creature}. */
final class BroodFixture extends IndexedFixture<Creature, Creature> {

  private final CreaturePool pool;

  BroodFixture() {
    this(new CreaturePool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private BroodFixture(CreaturePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public CreatureBrood newList() {
    return new CreatureBrood();
  }

  @Override
  protected Creature emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Creature copyOf(Creature original) {
    return original.copy();
  }

  @Override
  public int idOf(Creature element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "brood";
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
    return CreatureLinks.class;
  }

  @Override
  public boolean isInList(Creature element) {
    return CreatureLinks.inBrood(element);
  }

  @Override
  public @Nullable CreatureBrood listOf(Creature element) {
    return CreatureLinks.broodOf(element);
  }

  @Override
  public @Nullable Creature nextOf(Creature element) {
    return CreatureLinks.nextInBrood(element);
  }

  @Override
  public @Nullable Creature previousOf(Creature element) {
    return CreatureLinks.previousInBrood(element);
  }

  @Override
  public boolean unlink(Creature element) {
    return CreatureLinks.unlinkFromBrood(element);
  }

  @Override
  public int unlinkAll(Creature element) {
    return CreatureLinks.unlinkAll(pool, element);
  }

  @Override
  public boolean isLinked(Creature element) {
    return CreatureLinks.isLinked(pool, element);
  }

  @Override
  public String describe(Creature element) {
    return CreatureLinks.describe(pool, element);
  }

  @Override
  public NodeSurgery<Creature> surgery() {
    return new NodeSurgery<>(CreatureLinks::broodLink);
  }
}
