package base;

import dev.intrusive.*;

public abstract class Thing {
  @OnEmplace
  protected void init() {}

  @OnRelease
  void end() {}

  static class Secret {}

  @OnEmplace
  public void init(Secret secret) {}
}
