package game;

import dev.intrusive.*;

abstract class Thing {
  @PoolSlot static int slot; // error: PoolSlotStatic
}

@Pooled
class Bullet extends Thing {}
