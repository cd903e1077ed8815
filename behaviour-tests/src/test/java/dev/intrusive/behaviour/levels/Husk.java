package dev.intrusive.behaviour.levels;

import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled class without links, whose pool may make objects of a subclass that has some. */
@Pooled(threadSafe = false)
public class Husk {
  @PoolSlot public int slot;
}
