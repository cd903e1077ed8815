package dev.intrusive.benchmarks.maps;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A session of the indexed layout, whose maps keep neighbouring numbers together. */
@Pooled
public final class CountedPooledSession extends Session {

  @PoolSlot
  @MapLink(value = "byId", hash = Hash.SEQUENTIAL)
  int slot;

  @IntrusiveKey("byId")
  long id() {
    return id;
  }

  @OnEmplace
  void open(long newId) {
    id = newId;
  }
}
