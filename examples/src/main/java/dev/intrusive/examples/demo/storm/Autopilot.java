package dev.intrusive.examples.demo.storm;

import dev.intrusive.IntrusiveList;
import org.jspecify.annotations.Nullable;

/** Plays in place of a person, by what it sees alone. */
final class Autopilot {

  private static final float CARE = 130;

  private Autopilot() {}

  /** Sets the controls for the next step. */
  static void fly(Storm storm, Controls controls) {
    Ship ship = storm.ship();
    int direction = storm.frame() * 2;
    float wantedX = Field.WIDTH * (0.5f + 0.3f * Directions.x(direction));
    float wantedY = Field.HEIGHT * (0.5f + 0.28f * Directions.y(direction * 2));
    controls.steerX = clamp((wantedX - ship.x) / 40);
    controls.steerY = clamp((wantedY - ship.y) / 40);
    Enemy enemy = nearest(storm);
    controls.firesShots = enemy != null;
    controls.firesMissiles = enemy != null;
    if (enemy != null) {
      // Where it will be when a shot arrives.
      float frames = distance(enemy, ship) / Ship.SHOT_SPEED;
      controls.aimX = enemy.x + enemy.dx * frames;
      controls.aimY = enemy.y + enemy.dy * frames;
      if (distance(enemy, ship) < CARE) {
        controls.steerX = clamp(controls.steerX + (ship.x - enemy.x) / 30);
        controls.steerY = clamp(controls.steerY + (ship.y - enemy.y) / 30);
      }
    }
  }

  private static @Nullable Enemy nearest(Storm storm) {
    IntrusiveList<Enemy> enemies = storm.enemies().swarm().all();
    Enemy nearest = null;
    float least = Float.MAX_VALUE;
    for (Enemy enemy = enemies.peekFirst(); enemy != null; enemy = enemies.next(enemy)) {
      float distance = distance(enemy, storm.ship());
      if (distance < least) {
        least = distance;
        nearest = enemy;
      }
    }
    return nearest;
  }

  private static float distance(Body a, Body b) {
    float distanceX = a.x - b.x;
    float distanceY = a.y - b.y;
    return (float) Math.sqrt(distanceX * distanceX + distanceY * distanceY);
  }

  private static float clamp(float value) {
    return Math.max(-1, Math.min(value, 1));
  }
}
