package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.LinkSurgery;
import dev.intrusive.pool.FreeSetKind;
import dev.intrusive.pool.PoolOptions;
import org.jspecify.annotations.Nullable;

/** The live list of {@link Bullet}. */
final class BulletFixture extends IndexedFixture<Bullet, Bullet> {

  private final BulletPool pool;

  BulletFixture() {
    this(new BulletPool(CAPACITY, PoolOptions.defaults().freeSet(FreeSetKind.TAGGED_STACK)));
  }

  private BulletFixture(BulletPool pool) {
    super(pool);
    this.pool = pool;
  }

  @Override
  public BulletLiveList newList() {
    return new BulletLiveList(pool);
  }

  @Override
  public BulletGridCell newListOfOtherLink() {
    return new BulletGridCell(pool);
  }

  @Override
  protected Bullet emplace(int id) {
    return pool.emplace(id);
  }

  @Override
  public Bullet copyOf(Bullet original) {
    return original.copy();
  }

  @Override
  public int idOf(Bullet element) {
    return element.id();
  }

  @Override
  public String listName() {
    return "liveList";
  }

  @Override
  public Class<?> linksClass() {
    return BulletLinks.class;
  }

  @Override
  public boolean isInList(Bullet element) {
    return BulletLinks.inLiveList(pool, element);
  }

  @Override
  public @Nullable BulletLiveList listOf(Bullet element) {
    return BulletLinks.liveListOf(pool, element);
  }

  @Override
  public @Nullable Bullet nextOf(Bullet element) {
    return BulletLinks.nextInLiveList(pool, element);
  }

  @Override
  public @Nullable Bullet previousOf(Bullet element) {
    return BulletLinks.previousInLiveList(pool, element);
  }

  @Override
  public boolean unlink(Bullet element) {
    return BulletLinks.unlinkFromLiveList(pool, element);
  }

  @Override
  public int unlinkAll(Bullet element) {
    return BulletLinks.unlinkAll(pool, element);
  }

  @Override
  public boolean isLinked(Bullet element) {
    return BulletLinks.isLinked(pool, element);
  }

  @Override
  public String describe(Bullet element) {
    return BulletLinks.describe(pool, element);
  }

  @Override
  public LinkSurgery<Bullet> surgery() {
    return surgeryOf(newList());
  }
}
