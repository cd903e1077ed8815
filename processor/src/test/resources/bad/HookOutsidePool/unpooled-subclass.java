package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;
}

class Rocket extends Bullet {
  @OnEmplace
  private static <T> void init() {} // error: HookOutsidePool HookPrivate HookStatic HookGeneric
}
