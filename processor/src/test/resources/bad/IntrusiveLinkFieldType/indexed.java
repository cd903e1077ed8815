package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  int slot; // error: IntrusiveLinkFieldType

  BulletPool pool;
}
