package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  final int slot = 0; // error: PoolSlotFinal
}
