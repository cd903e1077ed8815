package game;

import dev.intrusive.*;

abstract class Thing {
  @OnEmplace
  abstract void init(); // error: HookAbstract

  @OnRelease
  abstract void end(); // error: HookAbstract
}
