package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  private int slot; // error: PoolSlotPrivate
}
