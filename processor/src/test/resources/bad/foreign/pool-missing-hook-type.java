package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;
  @IntrusiveLink("list") final Link<Bullet> link = new Link<>();
  BulletPool pool;

  @OnEmplace
  void init(Missing missing) {} // error: compiler
}
