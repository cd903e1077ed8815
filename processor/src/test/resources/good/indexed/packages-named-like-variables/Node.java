package pool.parts;

import dev.intrusive.*;

public abstract class Node {
  @PoolSlot
  @IntrusiveLink("all")
  public int slot;
}
