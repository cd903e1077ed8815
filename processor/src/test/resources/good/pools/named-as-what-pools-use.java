package game;

import dev.intrusive.*;

@Pooled
class Supplier<TimeUnit, PoolOptions> {
  @PoolSlot int slot;

  @OnEmplace
  void init(TimeUnit unit, PoolOptions options, Supplier<String, Integer> other) {}
}

class Names {
  @Pooled
  static class Throwable {
    @PoolSlot int slot;

    @OnEmplace
    void init(java.lang.Throwable cause, Throwable other) {}
  }
}
