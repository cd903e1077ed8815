package game;

import dev.intrusive.*;

class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  int slot; // error: PoolSlotOutsidePool IntrusiveLinkFieldType
}
