package dev.intrusive.examples.demo.game;

/** Stands still and blows up when it dies. */
final class Barrel extends GameObject {

  private static final double BLAST = 40;
  private static final int DEBRIS = 6;

  Barrel(double x, double y) {
    super(Kind.BARREL, x, y);
  }

  @Override
  void update(World world) {}

  /**
   * Blows up when it is swept, not when it is hit, so that a chain reaction is a queue of dead
   * barrels and not a recursion.
   */
  @Override
  void leaveRemains(World world) {
    world.explode(x(), y(), BLAST);
    world.scatterDebris(this, DEBRIS);
  }
}
