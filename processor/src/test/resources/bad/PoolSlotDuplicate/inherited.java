package game;

import dev.intrusive.*;

abstract class Thing {
  @PoolSlot int slot;
}

@Pooled
class Bullet extends Thing {
  @PoolSlot int other; // error: PoolSlotDuplicate
}

abstract class Part extends Thing {
  @PoolSlot int slot; // error: PoolSlotDuplicate
}
