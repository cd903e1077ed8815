package game;

import dev.intrusive.*;

@Pooled
public final class Bullet extends base.Thing<String[]> {
  BulletPool pool;

  @Override
  protected void init() {}

  void use() throws java.io.IOException {
    pool.emplace(new String[0], 1, 2);
    pool.emplace();
  }
}
