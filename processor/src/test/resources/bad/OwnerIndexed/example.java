package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

class Level {
  BulletAlive alive = new BulletAlive(this);
  Level own = alive.owner();
}

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink(value = "alive", owner = Level.class) // error: OwnerIndexed
  int slot;
}
