package game;

import dev.intrusive.*;

@Pooled
final class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  @OnRelease
  void reset() {}
}
