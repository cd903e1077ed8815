package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  private static final long slot = 0; // error: PoolSlotPrivate PoolSlotStatic PoolSlotFinal PoolSlotType
}
