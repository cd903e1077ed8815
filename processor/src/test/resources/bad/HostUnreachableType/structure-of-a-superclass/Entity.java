package engine;

import dev.intrusive.*;

public abstract class Entity {
  @PoolSlot
  @IntrusiveLink(value = "entities", access = Access.PACKAGE)
  public int slot;
}
