package market;

import dev.intrusive.IntrusiveKey;
import dev.intrusive.MapLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled
class Order {
  private static final class Id {}

  @PoolSlot
  @MapLink("byId")
  int slot;

  @IntrusiveKey("byId") Id id; // error: HostUnreachableType
}
