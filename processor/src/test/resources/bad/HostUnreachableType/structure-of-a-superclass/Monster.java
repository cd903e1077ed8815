package game;

import dev.intrusive.*;
import engine.Entity;

@Pooled
class Monster extends Entity { // error: HostUnreachableType
  @IntrusiveLink("monsters") final Link<Monster> link = new Link<>();
  MonsterMonsters others;

  static Monster make(MonsterPool pool) {
    return pool.emplace();
  }
}
