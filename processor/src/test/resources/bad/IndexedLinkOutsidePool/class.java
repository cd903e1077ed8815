package game;

import dev.intrusive.*;
import dev.intrusive.pool.ObjectPool;

class Bullet {
  @PoolSlot
  @IntrusiveLink({"liveList", "gridCell"})
  int slot; // error: IndexedLinkOutsidePool

  BulletPool pool;
  final BulletLiveList list = new BulletLiveList(pool);
  final BulletGridCell cell = new BulletGridCell(pool);

  void use(ObjectPool<Bullet> any, Bullet bullet) {
    list.addFirst(bullet);
    for (int slot = list.firstSlot(); slot >= 0; slot = list.nextSlot(slot)) {
      list.elementOf(slot).use(pool, bullet);
    }
    boolean isIn = BulletLinks.inLiveList(any, bullet) || BulletLinks.isLinked(pool, bullet);
    Bullet next = BulletLinks.nextInGridCell(pool, bullet);
    BulletGridCell other = BulletLinks.gridCellOf(pool, bullet);
    int left = BulletLinks.unlinkAll(pool, bullet);
    String text = BulletLinks.describe(pool, bullet);
  }
}
