package dev.intrusive.examples.demo.game;

/** Bites a player and dies of it. */
final class Grunt extends Hunter {

  private static final double SPEED = 1;
  private static final double REACH = 12;
  private static final int DEBRIS = 4;

  Grunt(double x, double y) {
    super(Kind.GRUNT, SPEED, x, y);
  }

  @Override
  void update(World world) {
    hunt(world);
  }

  @Override
  void collide(World world) {
    GameObject player = playerWithin(world, REACH);
    if (player != null) {
      player.hit(world);
      world.kill(this);
    }
  }

  @Override
  void leaveRemains(World world) {
    world.scatterDebris(this, DEBRIS);
  }
}
