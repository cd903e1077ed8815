package dev.intrusive.behaviour.levels;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** A pooled host with one list, whose pool may make objects of subclasses. */
@Pooled
public class Being {

  @PoolSlot public int slot;

  @IntrusiveLink("world")
  final Link<Being> worldLink = new Link<>();

  @Override
  public String toString() {
    return getClass().getSimpleName();
  }
}
