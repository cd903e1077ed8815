package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot Missing slot; // error: compiler
  BulletPool pool;
}
