package game;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

@Pooled
class IndexedList {
  @PoolSlot
  @IntrusiveLink("items")
  int slot;
}

@Pooled
class Object {
  @PoolSlot
  @IntrusiveLink("items")
  int slot;
}

@Pooled
class SlotTable<ObjectPool> {
  @PoolSlot
  @IntrusiveLink("list")
  int slot;
}

@Pooled
class Class {
  @PoolSlot
  @IntrusiveLink("all")
  int slot;
}
