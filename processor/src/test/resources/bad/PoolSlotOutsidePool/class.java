package game;

import dev.intrusive.*;

class Bullet {
  @PoolSlot int slot; // error: PoolSlotOutsidePool

  BulletPool pool;
}
