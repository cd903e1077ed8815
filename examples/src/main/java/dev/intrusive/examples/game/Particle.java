package dev.intrusive.examples.game;

import java.util.Random;

/** Debris: drifts for a while and is gone. Nothing can hit it, so it is in the main list alone. */
final class Particle extends GameObject {

  private static final double FASTEST = 4;
  private static final double DRAG = 0.95;
  private static final int SHORTEST_LIFETIME = 20;
  private static final int LONGEST_LIFETIME = 80;

  private double dx;
  private double dy;
  private int framesLeft;

  Particle(double x, double y, Random random) {
    super(Kind.PARTICLE, x, y);
    dx = (random.nextDouble() - 0.5) * 2 * FASTEST;
    dy = (random.nextDouble() - 0.5) * 2 * FASTEST;
    framesLeft = SHORTEST_LIFETIME + random.nextInt(LONGEST_LIFETIME - SHORTEST_LIFETIME + 1);
  }

  @Override
  void update(World world) {
    framesLeft--;
    if (framesLeft == 0 || !step(world, dx, dy)) {
      world.kill(this);
    }
    dx *= DRAG;
    dy *= DRAG;
  }
}
