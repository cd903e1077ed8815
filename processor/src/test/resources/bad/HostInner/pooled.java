package game;

import dev.intrusive.*;

class World {
  @Pooled
  class Bullet { // error: HostInner
    @PoolSlot int slot;
  }
}
