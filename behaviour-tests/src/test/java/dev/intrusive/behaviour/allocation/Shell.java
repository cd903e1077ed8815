package dev.intrusive.behaviour.allocation;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.OnEmplace;
import dev.intrusive.OnRelease;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled host with two lists and both hooks. */
@Pooled
class Shell {
  @PoolSlot
  @IntrusiveLink("heap")
  int slot;

  @IntrusiveLink("shells")
  final Link<Shell> link = new Link<>();

  int value;

  @OnEmplace
  void init(int newValue) {
    value = newValue;
  }

  @OnRelease
  void end() {
    value = 0;
  }
}
