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
   * Blows up now and not when it is hit: a chain reaction is then a queue of dead barrels, not a
   * call of a call of a call.
   */
  @Override
  void leaveRemains(World world) {
    world.explode(x(), y(), BLAST);
    world.scatterDebris(this, DEBRIS);
  }
}
