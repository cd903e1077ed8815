package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @IntrusiveLink({"liveList", "gridCell"})
  int slot; // error: IndexedLinkWithoutPoolSlot

  BulletPool pool = new BulletPool(3);
  BulletLiveList list = new BulletLiveList(pool);
}

class Arrow {
  @IntrusiveLink("arrows")
  int slot; // error: IndexedLinkWithoutPoolSlot

  ArrowPool pool = new ArrowPool(3);
  ArrowArrows list = new ArrowArrows(pool);

  boolean isLinked() {
    return ArrowLinks.inArrows(pool, this);
  }
}

abstract class Thing<T> {
  @IntrusiveLink("things")
  int slot; // error: IndexedLinkWithoutPoolSlot

  static <T> ThingThings<T> list(dev.intrusive.pool.ObjectPool<? extends Thing<T>> pool) {
    return new ThingThings<>(pool);
  }
}

enum Color {
  RED;

  @IntrusiveLink("colors")
  int slot; // error: IndexedLinkWithoutPoolSlot
}
