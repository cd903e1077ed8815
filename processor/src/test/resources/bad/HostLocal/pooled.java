package game;

import dev.intrusive.*;

class World {
  void run() {
    @Pooled
    class Bullet { // error(javac): HostLocal
      @PoolSlot int slot;

      @OnEmplace
      void init() {}
    }
  }
}
