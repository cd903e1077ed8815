package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnRelease
  void end() {} // error: OnReleaseDuplicate

  @OnRelease
  void stop() {} // error: OnReleaseDuplicate
}
