package game;

import dev.intrusive.*;

@Pooled
class Bullet extends base.Thing { // error: PoolSlotUnreachable
  BulletPool pool;
}
