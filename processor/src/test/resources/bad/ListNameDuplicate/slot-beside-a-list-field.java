package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList") // error: ListNameDuplicate
  int slot;

  @IntrusiveLink("liveList") // error: ListNameDuplicate
  BulletLiveList liveList;
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink("arrows") // error: ListNameDuplicate
  int slot;

  @IntrusiveLink("arrows") // error: ListNameDuplicate
  int index;

  @IntrusiveLink("arrows") // error: ListNameDuplicate
  ArrowArrows arrows;
}
