package game;

import dev.intrusive.*;

@Pooled(threadSafe = Missing.IS_SAFE) // error: compiler
class Bullet {
  @PoolSlot int slot;
  BulletPool pool;
}
