package dev.intrusive.behaviour.pool;

import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host without links and hooks. */
@Pooled
final class Spark {
  @PoolSlot int slot;
}
