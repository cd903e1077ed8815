package dev.intrusive.benchmarks.maps;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A session of the indexed layout, whose maps mix the bits of numbers. */
@Pooled
public final class PooledSession extends Session {

  @PoolSlot
  @MapLink(value = "byId", hash = Hash.MIXED)
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
