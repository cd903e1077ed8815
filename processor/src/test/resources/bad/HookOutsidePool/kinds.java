package game;

import dev.intrusive.*;

interface A {
  @OnEmplace
  void init(); // error: HookOutsidePool

  @OnRelease
  default void end() {} // error: HookOutsidePool
}

enum B {
  ONE;

  @OnEmplace
  void init() {} // error: HookOutsidePool
}

record C(int number) {
  @OnRelease
  void end() {} // error: HookOutsidePool
}
