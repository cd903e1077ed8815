package game;

import dev.intrusive.*;

abstract class Thing {
  @OnRelease
  void end() {}
}

@Pooled
class Bullet extends Thing {
  @PoolSlot int slot;

  @OnRelease
  void stop() {} // error: OnReleaseDuplicate
}
