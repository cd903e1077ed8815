package engine;

import dev.intrusive.*;

abstract class Entity {
  @PoolSlot
  @IntrusiveLink("entities")
  public int slot;
}
