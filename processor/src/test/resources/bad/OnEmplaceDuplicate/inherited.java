package game;

import dev.intrusive.*;

abstract class Thing<T> {
  @OnEmplace
  void init(T name) {}
}

@Pooled
class Bullet extends Thing<String> {
  @PoolSlot int slot;

  @OnEmplace
  void start(String name) {} // error: OnEmplaceDuplicate
}
