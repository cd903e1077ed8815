package game;

import dev.intrusive.*;

abstract class Thing {
  Thing make() {
    return new Thing() {
      @OnEmplace
      void init() {} // error(javac): HostLocal

      @OnRelease
      void end() {} // error(javac): HostLocal
    };
  }

  void more() {
    abstract class Local {
      @PoolSlot int number; // error(javac): HostLocal
    }
  }
}
