package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "", ""}) // error: ListNameEmpty
  int slot;

  BulletLiveList list = new BulletLiveList(new BulletPool(3));
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink({}) // error: ListNameEmpty
  int slot;
}
