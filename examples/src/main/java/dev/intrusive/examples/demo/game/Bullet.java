package dev.intrusive.examples.demo.game;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;

/**
 * Flies straight on until it hits an enemy or a wall, or is spent.
 *
 * <p>Bullets come and go all the time, so they are pooled. Releasing a bullet takes it out of all
 * of its lists, in the middle of whichever loop does so.
 */
@Pooled(threadSafe = false)
final class Bullet extends GameObject {

  private static final double SPEED = 6;
  private static final double REACH = 10;
  private static final int LIFETIME = 60;

  @PoolSlot int slot;

  private double dx;
  private double dy;
  private int framesLeft;

  Bullet() {
    super(Kind.BULLET);
  }

  @OnEmplace
  void fire(double x, double y, double direction) {
    appear(x, y);
    dx = SPEED * StrictMath.cos(direction);
    dy = SPEED * StrictMath.sin(direction);
    framesLeft = LIFETIME;
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

  @Override
  void die(World world) {
    world.release(this);
  }
}
