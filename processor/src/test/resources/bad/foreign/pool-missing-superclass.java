package game;

import dev.intrusive.*;

@Pooled
class Bullet extends Missing { // error: compiler
  @OnEmplace
  void init() {}
}
