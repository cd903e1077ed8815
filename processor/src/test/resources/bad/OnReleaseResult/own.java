package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnRelease
  boolean end() { // error: OnReleaseResult
    return true;
  }
}
