package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "livelist"}) // error: ListNameCase
  int slot;
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink({"arrows", "gridCell"}) // error: ListNameCase
  int slot;

  @IntrusiveLink("gridcell") // error: ListNameCase
  final Link<Arrow> link = new Link<>();
}
