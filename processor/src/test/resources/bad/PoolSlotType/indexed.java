package game;

import dev.intrusive.*;

@Pooled
class A {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  long slot; // error: PoolSlotType

  ALiveList list = new ALiveList(new APool(3));
}

@Pooled
class B {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  final Link<B> slot = new Link<>(); // error: PoolSlotType PoolSlotFinal
}
