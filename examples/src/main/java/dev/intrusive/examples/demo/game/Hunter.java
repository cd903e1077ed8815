package dev.intrusive.examples.demo.game;

import java.util.Random;
import org.jspecify.annotations.Nullable;

/** An enemy that walks to the nearest player, staggering a bit. */
abstract class Hunter extends GameObject {

  private static final double STAGGER = 1.2;

  private final double speed;

  Hunter(Kind kind, double speed, double x, double y) {
    super(kind, x, y);
    this.speed = speed;
  }

  final void hunt(World world) {
    Random random = world.random();
    double dx = (random.nextDouble() - 0.5) * 2 * STAGGER;
    double dy = (random.nextDouble() - 0.5) * 2 * STAGGER;
    GameObject prey = nearestPlayer(world);
    if (prey != null) {
      double distance = Math.sqrt(prey.squareDistanceTo(x(), y()));
      if (distance > 0) {
        dx += speed * (prey.x() - x()) / distance;
        dy += speed * (prey.y() - y()) / distance;
      }
    }
    // What cannot go straight on slides along the wall.
    if (!step(world, dx, dy) && !step(world, dx, 0)) {
      step(world, 0, dy);
    }
  }

  /** Returns a player that is close enough to be attacked, or null. */
  final @Nullable GameObject playerWithin(World world, double reach) {
    return world.grid().findNear(x(), y(), reach, object -> object.kind() == Kind.PLAYER);
  }

  private @Nullable GameObject nearestPlayer(World world) {
    GameObjectSquadList players = world.players();
    GameObject nearest = null;
    double shortest = Double.POSITIVE_INFINITY;
    for (GameObject player = players.peekFirst(); player != null; player = players.next(player)) {
      double distance = player.squareDistanceTo(x(), y());
      if (distance < shortest) {
        nearest = player;
        shortest = distance;
      }
    }
    return nearest;
  }
}
