package game;

import dev.intrusive.*;

@Pooled
class Object {
  @PoolSlot int slot;

  @OnEmplace
  void init(java.lang.Object other, Object... more) {}
}
