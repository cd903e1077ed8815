package dev.intrusive.examples.demo.storm;

/** What a bullet is like. */
enum BulletKind {
  /** Fired by the ship, flies straight on. */
  SHOT(3, 90),
  /** Fired by the ship, follows its target and explodes. */
  MISSILE(5, 150),
  /** Fired at the ship. */
  HOSTILE(4, 320);

  private final float radius;
  private final int lifetime;

  BulletKind(float radius, int lifetime) {
    this.radius = radius;
    this.lifetime = lifetime;
  }

  float radius() {
    return radius;
  }

  int lifetime() {
    return lifetime;
  }
}
