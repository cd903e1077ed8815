package dev.intrusive.examples.demo.game;

import java.util.Locale;

/** The kinds of game objects. */
enum Kind {
  PLAYER(2000, true),
  GRUNT(2, true),
  BOMBER(2, true),
  BARREL(1, true),
  BULLET(1, false),
  PARTICLE(1, false);

  private final int health;
  private final boolean solid;

  Kind(int health, boolean solid) {
    this.health = health;
    this.solid = solid;
  }

  /** How many hits an object of this kind takes. */
  int health() {
    return health;
  }

  /** Whether it can be hit, and so must be found by where it is. */
  boolean isSolid() {
    return solid;
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
