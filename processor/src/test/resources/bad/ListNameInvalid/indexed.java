package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "GridCell", "a_b", "class", "pool"}) // error: ListNameInvalid ListNameInvalid ListNameInvalid ListNameReserved
  int slot;
}
