package dev.intrusive.examples.demo.game;

import dev.intrusive.examples.demo.game.level.SpawnRule;

/** Adds a wave of objects now and then, as long as not too many of its own are alive. */
final class Spawner {

  private final SpawnRule rule;

  /** What it has added and is alive. Whoever is killed has left, without telling the spawner. */
  private final GameObjectSquadList squad = new GameObjectSquadList();

  Spawner(SpawnRule rule) {
    this.rule = rule;
  }

  GameObjectSquadList squad() {
    return squad;
  }

  void spawn(World world, int frame) {
    if (frame % rule.interval() != 0) {
      return;
    }
    for (int i = 0; i < rule.count() && squad.size() < rule.limit(); i++) {
      squad.addLast(world.add(rule.actor(), rule.area()));
    }
  }
}
