package net;

import dev.intrusive.HeapLink;
import dev.intrusive.IntrusiveKey;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled(threadSafe = false)
final class Connection {
  @PoolSlot
  @HeapLink({"timers", "byLoad", "byRate"})
  int slot;

  @IntrusiveKey("timers")
  long due;

  @IntrusiveKey("byRate")
  float rate;
}
