package dev.intrusive.behaviour.indexed;

import dev.intrusive.IntrusiveList;
import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The list of the flat layout of {@link Creature}. */
final class TrailFixture extends IndexedFixture<Creature, Creature> {

  private final CreaturePool pool;

  TrailFixture() {
    this(new CreaturePool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private TrailFixture(CreaturePool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public CreatureTrail newList() {
    return new CreatureTrail();
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
    return "trail";
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
    return CreatureLinks.inTrail(element);
  }

  @Override
  public @Nullable CreatureTrail listOf(Creature element) {
    return CreatureLinks.trailOf(element);
  }

  @Override
  public @Nullable Creature nextOf(Creature element) {
    return CreatureLinks.nextInTrail(element);
  }

  @Override
  public @Nullable Creature previousOf(Creature element) {
    return CreatureLinks.previousInTrail(element);
  }

  @Override
  public boolean unlink(Creature element) {
    return CreatureLinks.unlinkFromTrail(element);
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
    return new LinkSurgery<Creature>() {
      @Override
      public boolean sharesLinksWithCopies() {
        return false;
      }

      @Override
      public void setNext(Creature element, @Nullable Creature next) {
        element.trailNext = next;
      }

      @Override
      public void setPrevious(Creature element, @Nullable Creature previous) {
        element.trailPrevious = previous;
      }

      @Override
      public void setList(Creature element, @Nullable IntrusiveList<Creature> list) {
        element.trail = (CreatureTrail) list;
      }
    };
  }
}
