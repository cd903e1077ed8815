package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @SuppressWarnings("unused")
  private <T> void init(T thing) {}

  @IntrusiveLink("things")
  final Link<Bullet> link = new Link<>();

  BulletPool pool() {
    return new BulletPool(3, dev.intrusive.pool.PoolOptions.defaults());
  }
}
