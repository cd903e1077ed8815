package dev.intrusive.behaviour.pool;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.Link;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import org.jspecify.annotations.Nullable;

/** A pooled host with a list of each layout. */
@Pooled
class Buoy {
  @PoolSlot
  @IntrusiveLink("charted")
  int slot;

  @IntrusiveLink("afloat")
  final Link<Buoy> afloatLink = new Link<>();

  @IntrusiveLink("lane")
  @Nullable Buoy lanePrevious;

  @IntrusiveLink("lane")
  @Nullable Buoy laneNext;

  @IntrusiveLink("lane")
  @Nullable BuoyLane lane;
}
