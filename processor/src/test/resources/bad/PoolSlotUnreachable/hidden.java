package game;

import dev.intrusive.*;

abstract class Thing {
  @PoolSlot int slot;
}

@Pooled
class Bullet extends Thing { // error: PoolSlotUnreachable
  float slot;
}
