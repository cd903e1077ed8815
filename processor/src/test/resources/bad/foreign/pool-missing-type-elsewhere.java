package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;
  BulletPool pool;
  Missing missing; // error: compiler

  Missing find() { // error: compiler
    return null;
  }

  @OnEmplace
  Missing init() { // error: compiler
    return null;
  }
}
