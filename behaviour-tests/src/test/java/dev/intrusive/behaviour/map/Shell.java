package dev.intrusive.behaviour.map;

import dev.intrusive.Hash;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A host of the indexed layout for one thread, whose numbers are counted up. */
@Pooled(threadSafe = false)
@SuppressWarnings("HostCloneable") // that copies are refused is tested
final class Shell implements Cloneable {

  @PoolSlot
  @MapLink(value = "byTime", hash = Hash.SEQUENTIAL)
  int slot;

  @IntrusiveKey("byTime")
  double time;

  @OnEmplace
  void init(double newTime) {
    time = newTime;
  }

  Shell copy() {
    try {
      return (Shell) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return "shell " + time;
  }
}
