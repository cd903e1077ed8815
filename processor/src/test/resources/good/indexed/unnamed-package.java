import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot
  @IntrusiveLink("liveList")
  protected volatile int slot;
}

@Pooled
class FastBullet extends Bullet {
  @IntrusiveLink("fastList")
  final Link<FastBullet> link = new Link<>();
}

@Pooled
final class FasterBullet extends FastBullet {}

class SlowBullet extends Bullet {}
