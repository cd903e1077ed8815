package game;

import dev.intrusive.*;

@Pooled
class Bullet {
  @PoolSlot int slot;

  @IntrusiveLink("liveList")
  final Link<Bullet> link = new Link<>();

  @OnEmplace
  void init() {}

  @OnRelease
  void end() {}
}

@Pooled
class Rocket extends Bullet {
  @IntrusiveLink("rockets")
  final Link<Rocket> rocketLink = new Link<>();

  @Override
  void init() {}

  @Override
  @OnRelease
  void end() {}
}

class Plain extends Rocket {
  @Override
  void init() {}
}
