package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The indexed list of {@link Creature}. */
final class AwakeFixture extends IndexedFixture<Creature, Creature> {

  private final CreaturePool pool;

  AwakeFixture() {
    this(new CreaturePool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private AwakeFixture(CreaturePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public CreatureAwake newList() {
    return new CreatureAwake(pool);
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
    return "awake";
  }

  @Override
  public Class<?> linksClass() {
    return CreatureLinks.class;
  }

  @Override
  public boolean isInList(Creature element) {
    return CreatureLinks.inAwake(pool, element);
  }

  @Override
  public @Nullable CreatureAwake listOf(Creature element) {
    return CreatureLinks.awakeOf(pool, element);
  }

  @Override
  public @Nullable Creature nextOf(Creature element) {
    return CreatureLinks.nextInAwake(pool, element);
  }

  @Override
  public @Nullable Creature previousOf(Creature element) {
    return CreatureLinks.previousInAwake(pool, element);
  }

  @Override
  public boolean unlink(Creature element) {
    return CreatureLinks.unlinkFromAwake(pool, element);
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
  public LinkSurgery<Creature> surgery() {
    return surgeryOf(newList());
  }
}
