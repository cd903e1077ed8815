package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink({"host", "list", "left", "element", "anchor", "object", "slotOf", "slot"})
  int pool;
}

@Pooled
class Arrow {
  @PoolSlot
  @IntrusiveLink("pools")
  public int element;
}
