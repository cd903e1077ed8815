package dev.intrusive.benchmarks.maps;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled session that can be in no map: what the indexed layout takes apart from maps. */
@Pooled
public final class UnmappedSession extends Session {

  @PoolSlot int slot;

  @OnEmplace
  void open(long newId) {
    id = newId;
  }
}
