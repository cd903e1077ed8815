package game;

import dev.intrusive.*;

abstract class Thing {
  @OnEmplace
  void init() {} // error: OnEmplaceDuplicate

  @OnEmplace
  void start() {} // error: OnEmplaceDuplicate
}
