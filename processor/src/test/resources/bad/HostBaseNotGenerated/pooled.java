package game;

import dev.intrusive.*;

@Pooled
class Gadget extends vendor.Widget { // error: HostBaseNotGenerated
  @PoolSlot int slot;
}
