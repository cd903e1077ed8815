package dev.intrusive.examples.demo.storm;

/** What an enemy is like. */
enum EnemyKind {
  /** Comes in crowds, and rams the ship. */
  DRONE(1, 8, 1.5f, 10),
  /** Fires rings of bullets. */
  GUNNER(4, 10, 0.7f, 40),
  /** Bursts when it is killed or touches the ship, and takes its neighbours with it. */
  BOMB(3, 11, 0.9f, 25);

  private final int health;
  private final float radius;
  private final float speed;
  private final int score;

  EnemyKind(int health, float radius, float speed, int score) {
    this.health = health;
    this.radius = radius;
    this.speed = speed;
    this.score = score;
  }

  int health() {
    return health;
  }

  float radius() {
    return radius;
  }

  float speed() {
    return speed;
  }

  int score() {
    return score;
  }
}
