package game;

import dev.intrusive.*;

abstract class Thing {
  @OnRelease
  Object end() { // error: OnReleaseResult
    return this;
  }
}

@Pooled
class Bullet extends Thing {
  @PoolSlot int slot;
}
