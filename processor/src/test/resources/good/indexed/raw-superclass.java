package game;

import dev.intrusive.*;

abstract class Thing<T extends Comparable<T>> {
  @PoolSlot
  @IntrusiveLink({"things", "others"})
  int slot;
}

@SuppressWarnings("rawtypes")
@Pooled
class Bullet extends Thing {}

@SuppressWarnings("rawtypes")
abstract class Missile<T> extends Thing {
  @IntrusiveLink("missiles")
  final Link<Missile<T>> link = new Link<>();
}

@Pooled
class Rocket extends Missile<String> {
  @IntrusiveLink("rockets")
  final Link<Rocket> rocketLink = new Link<>();

  static int use(RocketPool pool, Rocket rocket) {
    return RocketLinks.unlinkAll(pool, rocket) + MissileLinks.unlinkAll(pool, rocket);
  }
}
