package game;

import dev.intrusive.*;
import dev.intrusive.pool.ObjectPool;
import engine.Engine;
import engine.Engine_EntityAwake;
import engine.Engine_EntityLinks;

@Pooled
class Monster extends Engine.Entity<String> {
  @IntrusiveLink("room")
  final Link<Monster> roomLink = new Link<>();

  @OnEmplace
  void init(Engine_EntityAwake<String> list, ObjectPool<? extends Monster> pool) {
    list.add(this);
    boolean isIn = Engine_EntityLinks.inAwake(pool, this);
    int left = MonsterLinks.unlinkAll(pool, this);
    if (isIn && left > 0) {
      list.remove(this);
    }
  }

  static void use(MonsterPool pool) {
    pool.emplace(new Engine_EntityAwake<>(pool), pool);
  }
}
