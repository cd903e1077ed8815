package game;

import dev.intrusive.*;

class Bullet {
  BulletPool pool;

  @OnEmplace
  void init() {} // error: HookOutsidePool

  @OnRelease
  void end() {} // error: HookOutsidePool
}
