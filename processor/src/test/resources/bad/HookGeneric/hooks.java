package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  <T> void init(T thing) {} // error: HookGeneric

  @OnRelease
  <T> void end() {} // error: HookGeneric
}
