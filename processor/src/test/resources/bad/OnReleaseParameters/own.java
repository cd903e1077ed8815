package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnRelease
  void end(int how) {} // error: OnReleaseParameters
}
