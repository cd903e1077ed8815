package dev.intrusive.examples.demo.storm;

import java.util.function.Consumer;

/** All enemies, and what they do. */
final class Enemies {

  static final int LONGEST_COOLDOWN = 150;

  private static final int RAM_DAMAGE = 12;
  private static final int RING = 10;
  private static final float BOMB_REACH = 75;

  private final Storm storm;
  private final EnemyPool pool;
  private final Swarm<Enemy> swarm;

  // Made once, so that a pass allocates nothing.
  private final Consumer<Enemy> act = this::act;

  Enemies(Storm storm, int capacity) {
    this.storm = storm;
    pool = new EnemyPool(capacity);
    swarm = new Swarm<>(pool, new EnemyAll(pool), () -> new EnemyCell(pool), new EnemyDoomed(pool));
  }

  Swarm<Enemy> swarm() {
    return swarm;
  }

  /** Lets enemies enter anywhere at the edge of the field, as many as there is room for. */
  void spawn(EnemyKind kind, int count) {
    Dice dice = storm.dice();
    for (int i = 0; i < count; i++) {
      float along = dice.between(0, 1);
      boolean isSide = dice.below(2) == 0;
      float across = dice.below(2);
      float x = Field.clampX((isSide ? across : along) * Field.WIDTH, kind.radius());
      float y = Field.clampY((isSide ? along : across) * Field.HEIGHT, kind.radius());
      spawn(kind, x, y);
    }
  }

  /** Lets an enemy appear, if there is room. */
  void spawn(EnemyKind kind, float x, float y) {
    Enemy enemy = pool.tryEmplace(kind, x, y, storm.dice().below(LONGEST_COOLDOWN));
    if (enemy != null) {
      swarm.join(enemy);
    }
  }

  void step() {
    swarm.forEach(act);
  }

  private void act(Enemy enemy) {
    Ship ship = storm.ship();
    float margin = enemy.radius();
    enemy.steer(ship.x, ship.y, storm.dice());
    enemy.drift();
    enemy.x = Field.clampX(enemy.x, margin);
    enemy.y = Field.clampY(enemy.y, margin);
    swarm.cells().place(enemy);
    if (enemy.touches(ship.x, ship.y, ship.radius())) {
      ram(enemy);
    } else if (enemy.kind() == EnemyKind.GUNNER && enemy.isReadyToFire(LONGEST_COOLDOWN)) {
      storm.bullets().fireRing(enemy, RING);
    }
  }

  private void ram(Enemy enemy) {
    if (enemy.kind() == EnemyKind.BOMB) {
      explode(enemy);
    } else {
      storm.ship().takeHit(RAM_DAMAGE);
      kill(enemy);
    }
  }

  /** Hits an enemy, which may kill it. */
  void hit(Enemy enemy, int damage) {
    if (enemy.takesHit(damage) && !swarm.isDoomed(enemy)) {
      kill(enemy);
    }
  }

  private void kill(Enemy enemy) {
    storm.addScore(enemy.kind().score());
    if (enemy.kind() == EnemyKind.BOMB) {
      swarm.doom(enemy);
    } else {
      storm.particles().burst(enemy.x, enemy.y, 40, 2.4f, Hue.FIRE);
      swarm.release(enemy);
    }
  }

  /** Lets the doomed burst, and those that they doom. */
  void sweep() {
    for (Enemy bomb = swarm.pollDoomed(); bomb != null; bomb = swarm.pollDoomed()) {
      explode(bomb);
    }
  }

  private void explode(Enemy bomb) {
    float x = bomb.x;
    float y = bomb.y;
    swarm.release(bomb);
    storm.blast().explode(x, y, BOMB_REACH);
  }
}
