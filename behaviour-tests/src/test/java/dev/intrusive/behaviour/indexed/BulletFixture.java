package dev.intrusive.behaviour.indexed;

import dev.intrusive.behaviour.HostAccessors;
import dev.intrusive.behaviour.ListAccessors;
import dev.intrusive.behaviour.ListFixture;
import dev.intrusive.behaviour.PooledElements;

/** The live list of {@link Bullet}. */
public final class BulletFixture {

  private BulletFixture() {}

  /** A new fixture. */
  public static ListFixture<Bullet> create() {
    BulletPool pool = new BulletPool(PooledElements.CAPACITY, PooledElements.OPTIONS);
    return new ListFixture<>(
        new PooledElements<>(pool, pool::emplace, Bullet::copy, Bullet::id),
        new ListFixture.Lists<>(
            "liveList", () -> new BulletLiveList(pool), () -> new BulletGridCell(pool)),
        ListAccessors.over(
            pool,
            BulletLinks::inLiveList,
            BulletLinks::liveListOf,
            BulletLinks::nextInLiveList,
            BulletLinks::previousInLiveList,
            BulletLinks::unlinkFromLiveList),
        HostAccessors.over(
            pool,
            BulletLinks.class,
            BulletLinks::unlinkAll,
            BulletLinks::isLinked,
            BulletLinks::describe),
        new SlotSurgery<>(new BulletLiveList(pool)));
  }
}
