package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  int slot;

  @IntrusiveLink("liveList")
  int other; // error: IndexedLinkWithoutPoolSlot
}
