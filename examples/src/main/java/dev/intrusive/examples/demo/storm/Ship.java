package dev.intrusive.examples.demo.storm;

/** The player's ship. There is one, so it is in no pool and no list. */
final class Ship extends Body {

  static final float SHOT_SPEED = 9;
  static final int FULL_HULL = 100;

  private static final float RADIUS = 9;
  private static final float THRUST = 0.35f;
  private static final float DRAG = 0.92f;
  private static final int SHOT_COOLDOWN = 4;
  private static final int MISSILE_COOLDOWN = 24;
  private static final int SHIELD_FRAMES = 150;
  private static final float LAST_REACH = 130;

  private final Storm storm;
  private float aimX;
  private float aimY = -1;
  private int hull = FULL_HULL;
  private int losses;
  private int shield = SHIELD_FRAMES;
  private int shotCooldown;
  private int missileCooldown;

  Ship(Storm storm) {
    this.storm = storm;
    appear(Field.WIDTH / 2f, Field.HEIGHT / 2f, 0, 0);
  }

  @Override
  float radius() {
    return RADIUS;
  }

  /** The direction of the muzzle; with {@link #aimY} a vector of length 1. */
  float aimX() {
    return aimX;
  }

  float aimY() {
    return aimY;
  }

  int hull() {
    return hull;
  }

  /** How many ships were lost. */
  int losses() {
    return losses;
  }

  boolean isShielded() {
    return shield > 0;
  }

  void step(Controls controls) {
    dx = dx * DRAG + clamp(controls.steerX) * THRUST;
    dy = dy * DRAG + clamp(controls.steerY) * THRUST;
    drift();
    x = Field.clampX(x, RADIUS);
    y = Field.clampY(y, RADIUS);
    if (controls.steerX != 0 || controls.steerY != 0) {
      storm.particles().trail(this);
    }
    aim(controls.aimX - x, controls.aimY - y);
    shield = Math.max(0, shield - 1);
    shotCooldown = Math.max(0, shotCooldown - 1);
    missileCooldown = Math.max(0, missileCooldown - 1);
    if (controls.firesShots && shotCooldown == 0) {
      shotCooldown = SHOT_COOLDOWN;
      fireShot(6);
      fireShot(-6);
    }
    if (controls.firesMissiles && missileCooldown == 0) {
      missileCooldown = MISSILE_COOLDOWN;
      fireMissile(1);
      fireMissile(-1);
    }
  }

  private static float clamp(float value) {
    return Math.max(-1, Math.min(value, 1));
  }

  private void aim(float towardsX, float towardsY) {
    float distance = (float) Math.sqrt(towardsX * towardsX + towardsY * towardsY);
    if (distance > RADIUS) {
      aimX = towardsX / distance;
      aimY = towardsY / distance;
    }
  }

  private void fireShot(float aside) {
    storm
        .bullets()
        .fire(
            BulletKind.SHOT,
            x + aimX * RADIUS - aimY * aside,
            y + aimY * RADIUS + aimX * aside,
            aimX * SHOT_SPEED + storm.dice().between(-0.4f, 0.4f),
            aimY * SHOT_SPEED + storm.dice().between(-0.4f, 0.4f));
  }

  private void fireMissile(float aside) {
    storm.bullets().fire(BulletKind.MISSILE, x, y, -aimY * aside * 4, aimX * aside * 4);
  }

  void takeHit(int damage) {
    if (!isShielded()) {
      hull = Math.max(0, hull - damage);
    }
  }

  /** Replaces itself if it was destroyed in this frame. */
  void sweep() {
    if (hull == 0) {
      losses++;
      hull = FULL_HULL;
      shield = SHIELD_FRAMES;
      storm.blast().explode(x, y, LAST_REACH);
    }
  }
}
