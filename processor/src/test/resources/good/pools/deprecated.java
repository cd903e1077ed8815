package game;

import dev.intrusive.*;

@Pooled
@Deprecated(forRemoval = true)
class Bullet {
  @PoolSlot int slot;
}

class Others {
  @Deprecated
  static class Old {}

  @Pooled
  static class A {
    @PoolSlot @Deprecated int slot;

    @Deprecated(forRemoval = true)
    A() {}

    @OnEmplace
    @Deprecated
    void init() {}

    @OnEmplace
    void init(Old[] old) {}

    @OnRelease
    @Deprecated(forRemoval = true)
    void end() {}
  }
}
