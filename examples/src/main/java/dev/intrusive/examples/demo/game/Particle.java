package dev.intrusive.examples.demo.game;

import dev.intrusive.OnEmplace;
import dev.intrusive.PoolSlot;
import dev.intrusive.Pooled;
import java.util.Random;

/**
 * Debris that drifts for a while and disappears. Nothing can hit it, so it is only in the main
 * list.
 *
 * <p>Particles glow on a second thread, which retires those that have burnt out. The game thread
 * reclaims them.
 */
@Pooled
final class Particle extends GameObject {

  private static final double FASTEST = 4;
  private static final double DRAG = 0.95;
  private static final int SHORTEST_LIFETIME = 20;
  private static final int LONGEST_LIFETIME = 80;

  @PoolSlot int slot;

  private double dx;
  private double dy;
  private int framesLeft;

  Particle() {
    super(Kind.PARTICLE);
  }

  @OnEmplace
  void scatter(double x, double y, Random random) {
    appear(x, y);
    dx = (random.nextDouble() - 0.5) * 2 * FASTEST;
    dy = (random.nextDouble() - 0.5) * 2 * FASTEST;
    framesLeft = SHORTEST_LIFETIME + random.nextInt(LONGEST_LIFETIME - SHORTEST_LIFETIME + 1);
  }

  @Override
  void update(World world) {
    if (!step(world, dx, dy)) {
      world.kill(this);
    }
  }

  /** Loses speed and heat; returns whether it has burnt out. Touches no list. */
  boolean glow() {
    dx *= DRAG;
    dy *= DRAG;
    framesLeft--;
    return framesLeft == 0;
  }

  @Override
  void die(World world) {
    world.release(this);
  }
}
