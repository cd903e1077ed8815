package game;

import dev.intrusive.*;

@Pooled
abstract class Thing {
  @PoolSlot int slot;

  @OnEmplace
  abstract void init(); // error: HookAbstract
}
