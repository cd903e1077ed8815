package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnEmplace
  static void init() {} // error: HookStatic

  @OnRelease
  static void end() {} // error: HookStatic
}
