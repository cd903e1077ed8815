package game;

import dev.intrusive.*;

class World {
  @Pooled
  static class Entity { // error: GeneratedNameClash
    @PoolSlot int slot;
  }
}

@Pooled
class World_Entity { // error: GeneratedNameClash
  @PoolSlot int slot;
}
