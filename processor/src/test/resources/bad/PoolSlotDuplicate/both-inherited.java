package game;

import dev.intrusive.*;

abstract class Thing {
  @PoolSlot int slot;
}

abstract class Part extends Thing {
  @PoolSlot int other; // error: PoolSlotDuplicate
}

@Pooled
class Bullet extends Part {}
