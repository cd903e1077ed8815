package game;

import dev.intrusive.*;

import java.io.IOException;

@Pooled
class Bullet<X extends Exception> {
  @PoolSlot int slot;

  @OnEmplace
  void init() throws InterruptedException {}

  @OnEmplace
  void init(int a) throws Exception {}

  @OnEmplace
  void init(int a, int b) throws Throwable {}

  @OnEmplace
  void init(int a, int b, int c) throws X, IllegalStateException {}

  void use(BulletPool<IOException> pool) throws IOException {
    pool.release(pool.emplace(1, 2, 3));
    pool.tryEmplace(1, 2, 3);
  }
}
