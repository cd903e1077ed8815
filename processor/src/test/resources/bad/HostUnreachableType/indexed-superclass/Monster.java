package game;

import dev.intrusive.*;

@Pooled
class Monster extends engine.Actor { // error: HostUnreachableType
  static void use(dev.intrusive.pool.ObjectPool<Monster> pool) {}
}
