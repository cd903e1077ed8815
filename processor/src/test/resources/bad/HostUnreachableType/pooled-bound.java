package game;

import dev.intrusive.*;

class World {
  private interface Secret {}

  @Pooled
  static class Cell<T extends Secret> { // error: HostUnreachableType
    @PoolSlot int slot;
  }
}
