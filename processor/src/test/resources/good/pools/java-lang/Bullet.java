package game;

import dev.intrusive.*;

@Pooled
class Bullet<T extends java.lang.Comparable<T>> {
  @PoolSlot int slot;

  @OnEmplace
  void init(java.lang.Runnable action, Runnable other, T more) throws java.lang.InterruptedException {}
}
