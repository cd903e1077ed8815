package dev.intrusive.examples.demo.storm;

import java.util.function.Consumer;

/**
 * Explosions. They happen in the middle of passes over all enemies or bullets, and end lives that
 * these passes have not come to yet; those are not visited any more.
 */
final class Blast {

  private static final int DAMAGE = 4;
  private static final int SHIP_DAMAGE = 15;
  private static final float PUSH = 5;

  private final Storm storm;

  // Made once, so that a pass allocates nothing; hence the present explosion is in fields.
  private final Consumer<Enemy> hit = this::hit;
  private final Consumer<Bullet> extinguish = this::extinguish;
  private final Consumer<Particle> push = this::push;
  private float x;
  private float y;
  private float reach;

  Blast(Storm storm) {
    this.storm = storm;
  }

  /** Hits and pushes everything near a position. What is doomed by it explodes later. */
  void explode(float x, float y, float reach) {
    this.x = x;
    this.y = y;
    this.reach = reach;
    storm.enemies().swarm().cells().forEachNear(x, y, reach, hit);
    storm.bullets().swarm().cells().forEachNear(x, y, reach, extinguish);
    storm.particles().swarm().cells().forEachNear(x, y, reach, push);
    if (storm.ship().touches(x, y, reach / 2)) {
      storm.ship().takeHit(SHIP_DAMAGE);
    }
    storm.particles().burst(x, y, (int) (reach * 2.5f), reach * 0.055f, Hue.FIRE);
  }

  private void hit(Enemy enemy) {
    if (enemy.touches(x, y, reach)) {
      storm.enemies().hit(enemy, DAMAGE);
    }
  }

  private void extinguish(Bullet bullet) {
    if (bullet.kind() == BulletKind.HOSTILE && bullet.touches(x, y, reach)) {
      storm.particles().burst(bullet.x, bullet.y, 4, 1, Hue.ROSE);
      storm.bullets().swarm().release(bullet);
    }
  }

  private void push(Particle particle) {
    float fromX = particle.x - x;
    float fromY = particle.y - y;
    float distance = (float) Math.sqrt(fromX * fromX + fromY * fromY) + 1;
    if (distance < reach) {
      float strength = PUSH * (1 - distance / reach);
      particle.dx += fromX / distance * strength;
      particle.dy += fromY / distance * strength;
    }
  }
}
