package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @IntrusiveLink("liveList")
  final Link<Bullet> link = new Link<>();

  @OnEmplace
  void init(BulletLiveList list) {
    list.add(this);
  }

  @OnRelease
  void end() {
    BulletLinks.unlinkAll(this);
  }
}
