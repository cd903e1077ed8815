package game;

import dev.intrusive.*;

interface Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  int SLOT = 0; // error: HostKind
}

interface Arrow {
  @IntrusiveLink("arrows")
  int SLOT = 0; // error: HostKind
}
