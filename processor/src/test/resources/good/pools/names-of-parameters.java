package game;

import dev.intrusive.*;

import java.util.concurrent.TimeUnit;

@Pooled
class Bullet {
  @PoolSlot int object;

  @OnEmplace
  void prepared(Bullet object, Throwable failure, long time, TimeUnit unit) {}

  @OnEmplace
  void emplace(long slot, TimeUnit capacity) {}

  @OnEmplace
  void begin() {}

  @OnEmplace
  void claim(int object_, int unit_, int begin, int record, int var, int yield) {}

  @OnRelease
  void release() {}
}
