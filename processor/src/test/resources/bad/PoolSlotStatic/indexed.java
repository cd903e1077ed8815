package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  static int slot; // error: PoolSlotStatic
}
