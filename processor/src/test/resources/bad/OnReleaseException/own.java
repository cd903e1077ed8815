package game;

import dev.intrusive.*;

import java.io.IOException;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @OnRelease
  void end() throws IOException, IllegalStateException, Error {} // error: OnReleaseException
}
