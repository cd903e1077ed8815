package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  int slot; // error: PoolSlotDuplicate

  @PoolSlot
  @IntrusiveLink("liveList")
  int other; // error: PoolSlotDuplicate
}

@Pooled
class Arrow extends Bullet {
  @PoolSlot
  @IntrusiveLink("arrows")
  int arrowSlot; // error: PoolSlotDuplicate
}
