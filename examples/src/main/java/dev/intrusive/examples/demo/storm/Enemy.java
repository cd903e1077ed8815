package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveLink;
import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/** Wants to destroy the ship. */
@Pooled(threadSafe = false)
final class Enemy extends Body {

  private static final float AGILITY = 0.04f;

  /** In the pool, and so in the list of all, of a cell, and of those that are to burst. */
  @PoolSlot
  @IntrusiveLink({"all", "cell", "doomed"})
  int slot;

  private EnemyKind kind = EnemyKind.DRONE;
  private int health;
  private int cooldown;

  @OnEmplace
  void enter(EnemyKind kind, float x, float y, int cooldown) {
    appear(x, y, 0, 0);
    this.kind = kind;
    this.cooldown = cooldown;
    health = kind.health();
  }

  EnemyKind kind() {
    return kind;
  }

  @Override
  float radius() {
    return kind.radius();
  }

  /** Turns towards a position, not all at once, and swerves a bit. */
  void steer(float towardsX, float towardsY, Dice dice) {
    float distanceX = towardsX - x;
    float distanceY = towardsY - y;
    float distance = (float) Math.sqrt(distanceX * distanceX + distanceY * distanceY) + 1;
    dx += (kind.speed() * distanceX / distance - dx) * AGILITY + dice.between(-0.12f, 0.12f);
    dy += (kind.speed() * distanceY / distance - dy) * AGILITY + dice.between(-0.12f, 0.12f);
  }

  /** Takes a hit, and returns whether it dies of it. */
  boolean takesHit(int damage) {
    health -= damage;
    return health <= 0;
  }

  /** Counts down; returns whether it is time to fire, and if so counts from a new number. */
  boolean isReadyToFire(int newCooldown) {
    cooldown--;
    if (cooldown > 0) {
      return false;
    }
    cooldown = newCooldown;
    return true;
  }
}
