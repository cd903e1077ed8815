package game;

import dev.intrusive.*;

import java.util.List;

@Pooled
class Bullet {
  @PoolSlot int slot;

  private static class Secret {}

  private static class Failure extends Exception {
    private static final long serialVersionUID = 1;
  }

  @OnEmplace
  void init(List<? extends Secret[]> secrets) {} // error: HookUnreachable

  @OnEmplace
  void init() throws Failure {} // error: HookUnreachable
}
