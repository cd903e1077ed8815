package dev.intrusive.benchmarks.pools;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A part of a generated pool for one thread. */
@Pooled(threadSafe = false)
public class PartForOneThread extends Part {

  @PoolSlot int slot;

  @OnEmplace
  void init(int number) {
    set(number);
  }
}
