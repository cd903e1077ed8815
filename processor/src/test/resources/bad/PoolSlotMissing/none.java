package game;

import dev.intrusive.*;

@Pooled
class Bullet { // error: PoolSlotMissing
  int slot;

  BulletPool pool;
}
