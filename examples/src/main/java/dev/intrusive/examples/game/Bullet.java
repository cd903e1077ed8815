package dev.intrusive.examples.game;

/** Flies straight on until it hits an enemy or a wall, or is spent. */
final class Bullet extends GameObject {

  private static final double SPEED = 6;
  private static final double REACH = 10;
  private static final int LIFETIME = 60;

  private final double dx;
  private final double dy;
  private int framesLeft = LIFETIME;

  Bullet(double x, double y, double direction) {
    super(Kind.BULLET, x, y);
    dx = SPEED * StrictMath.cos(direction);
    dy = SPEED * StrictMath.sin(direction);
  }

  @Override
  void update(World world) {
    framesLeft--;
    if (framesLeft == 0 || !step(world, dx, dy)) {
      world.kill(this);
    }
  }

  @Override
  void collide(World world) {
    GameObject target =
        world.grid().findNear(x(), y(), REACH, object -> object.kind() != Kind.PLAYER);
    if (target != null) {
      world.kill(this);
      target.hit(world);
    }
  }
}
