package game;

import dev.intrusive.*;

abstract class Thing {
  @OnEmplace
  static void init() {} // error: HookStatic
}

@Pooled
class Bullet extends Thing {
  @PoolSlot int slot;
}
