package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot static int slot; // error: PoolSlotStatic
}
