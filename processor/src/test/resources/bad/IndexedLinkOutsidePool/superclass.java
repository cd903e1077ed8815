package game;

import dev.intrusive.*;

class Thing {
  @PoolSlot
  @IntrusiveLink("things")
  int slot; // error: IndexedLinkOutsidePool
}

@Pooled
class Bullet extends Thing {
  @IntrusiveLink("bullets")
  final Link<Bullet> link = new Link<>();

  static int use(BulletPool pool, Bullet bullet) {
    return BulletLinks.unlinkAll(pool, bullet) + ThingLinks.unlinkAll(pool, bullet);
  }

  static ThingThings list(BulletPool pool) {
    return new ThingThings(pool);
  }
}
