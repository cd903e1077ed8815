package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot private int slot; // error: PoolSlotPrivate
}
