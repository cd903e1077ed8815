package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  void init(Missing missing) {} // error: compiler
}
