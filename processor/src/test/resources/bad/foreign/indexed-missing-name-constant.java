package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", Missing.NAME}) // error: compiler
  int slot;

  BulletPool pool = new BulletPool(3);
  boolean isLinked = BulletLinks.isLinked(pool, this);
}
