package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  Missing slot; // error: compiler

  BulletPool pool = new BulletPool(3);
  BulletLiveList list = new BulletLiveList(pool);
  boolean isLinked = BulletLinks.isLinked(pool, this);
}
