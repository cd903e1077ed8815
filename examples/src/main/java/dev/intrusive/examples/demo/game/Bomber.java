package dev.intrusive.examples.demo.game;

import java.util.Random;

/** Explodes next to a player or when its fuse has burnt down, whichever comes first. */
final class Bomber extends Hunter {

  private static final double SPEED = 1.6;
  private static final double REACH = 20;
  private static final double BLAST = 56;
  private static final int SHORTEST_FUSE = 60;
  private static final int LONGEST_FUSE = 240;
  private static final int DEBRIS = 6;

  private int fuse;

  Bomber(double x, double y, Random random) {
    super(Kind.BOMBER, SPEED, x, y);
    fuse = SHORTEST_FUSE + random.nextInt(LONGEST_FUSE - SHORTEST_FUSE + 1);
  }

  @Override
  void update(World world) {
    hunt(world);
    fuse--;
    if (fuse == 0) {
      explode(world);
    }
  }

  @Override
  void collide(World world) {
    if (playerWithin(world, REACH) != null) {
      explode(world);
    }
  }

  /** Kills its neighbours and itself, in the middle of the loop over all objects. */
  private void explode(World world) {
    world.explode(x(), y(), BLAST);
  }

  @Override
  void leaveRemains(World world) {
    world.scatterDebris(this, DEBRIS);
  }
}
