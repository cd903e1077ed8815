package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"}) // error: IntrusiveLinkSeveralNames
  int slot;

  BulletPool pool;
  BulletLiveList list;
}
