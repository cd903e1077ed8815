package game;

import dev.intrusive.*;

abstract class Thing<T, U> {
  @OnEmplace
  void init(T name, int number) {}

  @OnEmplace
  void init(int number, U name) {}
}

@Pooled
class Bullet extends Thing<Integer, Integer> {
  @PoolSlot int slot;
}

abstract class Part<T> {
  @OnEmplace
  void init(T name) {}

  @OnEmplace
  void start(String name) {}
}

@Pooled
class Spark extends Part<String> { // error: OnEmplaceDuplicate
  @PoolSlot int slot;
}
