package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @IntrusiveLink("liveList")
  int liveSlot; // error: IndexedLinkWithoutPoolSlot

  BulletLiveList list = new BulletLiveList(new BulletPool(3));
}

abstract class Thing {
  @PoolSlot
  @IntrusiveLink("things")
  int slot;
}

@Pooled
class Arrow extends Thing {
  @IntrusiveLink("arrows")
  int arrowSlot; // error: IndexedLinkWithoutPoolSlot
}
