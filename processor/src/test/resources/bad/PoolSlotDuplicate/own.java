package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot; // error: PoolSlotDuplicate
  @PoolSlot int other; // error: PoolSlotDuplicate
}
