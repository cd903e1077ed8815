package game;

import dev.intrusive.*;

class Outer {
  private abstract static class Hidden<T> {
    @PoolSlot int slot;

    @OnEmplace
    void init(T thing) {}

    @OnRelease
    void end() {}
  }

  abstract class Inner {
    @OnEmplace
    void init() {}
  }

  @Pooled
  static class Bullet extends Hidden<Bullet> {}

  void use(Outer_BulletPool pool, Bullet bullet) {
    pool.release(pool.emplace(bullet));
  }
}
