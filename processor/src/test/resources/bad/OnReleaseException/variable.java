package game;

import dev.intrusive.*;

@Pooled
class Bullet<X extends Exception, Y extends RuntimeException> {
  @PoolSlot int slot;

  @OnRelease
  void end() throws X, Y {} // error: OnReleaseException
}
