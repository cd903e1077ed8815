package game;

import dev.intrusive.*;

@Pooled
class Bullet implements Cloneable { // warning: HostCloneable
  @PoolSlot
  @IntrusiveLink("liveList")
  int slot;
}
