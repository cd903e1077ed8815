package base;

import dev.intrusive.*;

public abstract class Thing {
  @PoolSlot protected int slot;
}
