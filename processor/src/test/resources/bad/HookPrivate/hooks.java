package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  private void init() {} // error: HookPrivate

  @OnRelease
  private void end() {} // error: HookPrivate
}
