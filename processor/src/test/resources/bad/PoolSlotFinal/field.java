package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot final int slot = 0; // error: PoolSlotFinal
}
