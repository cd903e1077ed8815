package dev.intrusive.benchmarks.frames;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A shot that is used again and again. */
@Pooled
public final class PooledShot extends Shot {

  @PoolSlot
  @IntrusiveLink("flying")
  int slot;

  @OnEmplace
  void init(int newEnd) {
    begin(newEnd);
  }
}
