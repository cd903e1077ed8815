package dev.intrusive.examples.demo.storm;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** The sprites of everything, made once. */
final class Sprites {

  private static final int SHADES = 16;
  private static final int SHIP_ANGLES = 64;

  /** The ship and what it fires have a colour that nothing else has. */
  private static final int OWN = 0x50FF50;

  private static final int OWN_SHIELD = 0x208030;

  private final Map<Hue, Sprite[]> particles = new EnumMap<>(Hue.class);
  private final Map<EnemyKind, Sprite> enemies = new EnumMap<>(EnemyKind.class);
  private final Map<BulletKind, Sprite> bullets = new EnumMap<>(BulletKind.class);
  private final Sprite[] ship = new Sprite[SHIP_ANGLES];
  private final Sprite shield = Sprite.outline(circle(26), 0, OWN_SHIELD);

  Sprites() {
    for (Hue hue : Hue.values()) {
      particles.put(hue, shadesOf(hue));
    }
    enemies.put(EnemyKind.DRONE, Sprite.outline(polygon(4, 8), 0, 0xFF4060));
    enemies.put(EnemyKind.GUNNER, Sprite.outline(polygon(6, 10), 0, 0xD050FF));
    enemies.put(EnemyKind.BOMB, Sprite.outline(circle(9), 0, 0xFFA020));
    bullets.put(BulletKind.SHOT, Sprite.spot(OWN, 8));
    bullets.put(BulletKind.MISSILE, Sprite.spot(OWN, 11));
    bullets.put(BulletKind.HOSTILE, Sprite.spot(0xFF50B0, 6));
    for (int i = 0; i < SHIP_ANGLES; i++) {
      ship[i] = Sprite.outline(arrow(), 2 * Math.PI * i / SHIP_ANGLES, OWN);
    }
  }

  private static Sprite[] shadesOf(Hue hue) {
    Sprite[] shades = new Sprite[SHADES];
    for (int i = 0; i < SHADES; i++) {
      float youth = (i + 1f) / SHADES;
      int color = Light.dim(Light.mix(hue.old(), hue.young(), youth), 0.25f + 0.75f * youth);
      shades[i] = Sprite.spot(color, hue.isStorm() ? 1 : 1 + youth);
    }
    return shades;
  }

  private static Shape circle(double radius) {
    return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
  }

  private static Shape polygon(int corners, double radius) {
    Path2D path = new Path2D.Double();
    path.moveTo(radius, 0);
    for (int i = 1; i < corners; i++) {
      double angle = 2 * Math.PI * i / corners;
      path.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
    }
    path.closePath();
    return path;
  }

  /** Points to the right, with its middle where it turns. */
  private static Shape arrow() {
    Path2D path = new Path2D.Double();
    path.moveTo(19, 0);
    path.lineTo(-13, 13);
    path.lineTo(-6, 0);
    path.lineTo(-13, -13);
    path.closePath();
    return path;
  }

  Sprite of(Particle particle) {
    return Objects.requireNonNull(particles.get(particle.hue()))[particle.shade(SHADES)];
  }

  Sprite of(Enemy enemy) {
    return Objects.requireNonNull(enemies.get(enemy.kind()));
  }

  Sprite of(Bullet bullet) {
    return Objects.requireNonNull(bullets.get(bullet.kind()));
  }

  Sprite of(Ship aimed) {
    double turns = Math.atan2(aimed.aimY(), aimed.aimX()) / (2 * Math.PI);
    return ship[Math.floorMod((int) Math.round(turns * SHIP_ANGLES), SHIP_ANGLES)];
  }

  Sprite shield() {
    return shield;
  }
}
