package game;

import dev.intrusive.*;

class World {
  @Pooled
  private static class Bullet { // error: HostPrivate
    @PoolSlot int slot;

    @OnEmplace
    void init() {}
  }
}
