package game;

import dev.intrusive.*;

import java.util.function.Supplier;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  void init(Supplier<BulletPool> pool) {}
}
