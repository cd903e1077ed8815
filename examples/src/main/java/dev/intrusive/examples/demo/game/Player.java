package dev.intrusive.examples.demo.game;

/** Walks about and fires salvos in all directions. */
final class Player extends GameObject {

  private static final double SPEED = 1.5;
  private static final int FRAMES_PER_SALVO = 5;
  private static final int SHOTS_PER_SALVO = 16;
  private static final double TURN_PER_SALVO = 0.15;

  private double heading;
  private double aim;
  private int framesToSalvo = FRAMES_PER_SALVO;

  Player(double x, double y) {
    super(Kind.PLAYER, x, y);
  }

  @Override
  void update(World world) {
    // StrictMath, unlike Math, gives the same result on every machine.
    if (!step(world, SPEED * StrictMath.cos(heading), SPEED * StrictMath.sin(heading))) {
      heading = world.random().nextDouble() * 2 * Math.PI;
    }
    framesToSalvo--;
    if (framesToSalvo == 0) {
      framesToSalvo = FRAMES_PER_SALVO;
      fire(world);
    }
  }

  private void fire(World world) {
    for (int shot = 0; shot < SHOTS_PER_SALVO; shot++) {
      double direction = aim + shot * 2 * Math.PI / SHOTS_PER_SALVO;
      // The bullet joins the end of the main list, so the running pass reaches it.
      world.fire(x(), y(), direction);
    }
    aim += TURN_PER_SALVO;
  }
}
