package dev.intrusive.examples.demo.storm;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All bullets, and what they do. */
final class Bullets {

  private static final float HOSTILE_SPEED = 2;
  private static final float SEEKING_REACH = 140;
  private static final float MISSILE_REACH = 60;
  private static final int HIT_DAMAGE = 5;

  private final Storm storm;
  private final BulletPool pool;
  private final Swarm<Bullet> swarm;

  // Made once, so that a pass allocates nothing.
  private final Consumer<Bullet> fly = this::fly;
  private final Consumer<Bullet> strike = this::strike;

  Bullets(Storm storm, int capacity) {
    this.storm = storm;
    pool = new BulletPool(capacity);
    swarm =
        new Swarm<>(pool, new BulletAll(pool), () -> new BulletCell(pool), new BulletDoomed(pool));
  }

  Swarm<Bullet> swarm() {
    return swarm;
  }

  /** Fires a bullet, if there is room for it in the pool and its muzzle is in the field. */
  void fire(BulletKind kind, float x, float y, float dx, float dy) {
    if (Field.contains(x, y)) {
      Bullet bullet = pool.tryEmplace(kind, x, y, dx, dy);
      if (bullet != null) {
        swarm.join(bullet);
      }
    }
  }

  /** Fires bullets all around. */
  void fireRing(Body from, int count) {
    int first = storm.dice().below(Directions.COUNT);
    for (int i = 0; i < count; i++) {
      int direction = first + i * Directions.COUNT / count;
      float dx = Directions.x(direction) * HOSTILE_SPEED;
      float dy = Directions.y(direction) * HOSTILE_SPEED;
      fire(BulletKind.HOSTILE, from.x, from.y, dx, dy);
    }
  }

  void step() {
    swarm.forEach(fly);
    Ship ship = storm.ship();
    swarm.cells().forEachNear(ship.x, ship.y, ship.radius(), strike);
  }

  private void fly(Bullet bullet) {
    boolean isMissile = bullet.kind() == BulletKind.MISSILE;
    if (bullet.age()) {
      if (isMissile) {
        swarm.doom(bullet);
      } else {
        swarm.release(bullet);
      }
      return;
    }
    if (isMissile) {
      home(bullet);
    }
    if (swarm.drift(bullet) && bullet.kind() != BulletKind.HOSTILE) {
      hitEnemy(bullet);
    }
  }

  private void home(Bullet missile) {
    storm.particles().trail(missile);
    Enemy target = targetOf(missile);
    if (target != null) {
      missile.home(target.x, target.y);
    }
  }

  /** The enemy that a missile follows, a new one if the former has died. */
  private @Nullable Enemy targetOf(Bullet missile) {
    Swarm<Enemy> enemies = storm.enemies().swarm();
    Enemy target = enemies.pool().resolve(missile.target());
    if (target == null) {
      target = enemies.cells().findNear(missile.x, missile.y, SEEKING_REACH);
      if (target == null) {
        target = enemies.all().peekFirst();
      }
      missile.aimAt(target == null ? Bullet.NO_TARGET : enemies.pool().handleOf(target));
    }
    return target;
  }

  private void hitEnemy(Bullet bullet) {
    Enemies enemies = storm.enemies();
    Enemy enemy = enemies.swarm().cells().findNear(bullet.x, bullet.y, bullet.radius());
    if (enemy == null) {
      return;
    }
    if (bullet.kind() == BulletKind.MISSILE) {
      swarm.doom(bullet);
    } else {
      storm.particles().burst(bullet.x, bullet.y, 3, 1.2f, Hue.GOLD);
      swarm.release(bullet);
      enemies.hit(enemy, 1);
    }
  }

  private void strike(Bullet bullet) {
    Ship ship = storm.ship();
    if (bullet.kind() == BulletKind.HOSTILE && bullet.touches(ship.x, ship.y, ship.radius())) {
      storm.particles().burst(bullet.x, bullet.y, 12, 2, Hue.ROSE);
      swarm.release(bullet);
      ship.takeHit(HIT_DAMAGE);
    }
  }

  /** Lets the missiles that have reached their end explode. */
  void sweep() {
    for (Bullet missile = swarm.pollDoomed(); missile != null; missile = swarm.pollDoomed()) {
      float x = missile.x;
      float y = missile.y;
      swarm.release(missile);
      storm.blast().explode(x, y, MISSILE_REACH);
    }
  }
}
