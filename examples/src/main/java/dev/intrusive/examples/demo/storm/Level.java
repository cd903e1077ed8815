package dev.intrusive.examples.demo.storm;

import java.util.List;

/**
 * What happens in a game.
 *
 * @param name the name on the command line
 * @param title the name in the window
 * @param enemies how many there can be at once
 * @param bullets how many there can be at once
 * @param particles how many there can be at once
 * @param storm how many particles live at least, once the storm has gathered
 * @param waves which enemies come
 */
record Level(
    String name,
    String title,
    int enemies,
    int bullets,
    int particles,
    int storm,
    List<Wave> waves) {

  /** The levels of the game, the first by default. */
  static final List<Level> ALL =
      List.of(
          new Level(
              "squall",
              "Squall",
              512,
              4096,
              32_768,
              12_000,
              List.of(
                  new Wave(EnemyKind.DRONE, 40, 90, 14),
                  new Wave(EnemyKind.GUNNER, 150, 200, 2),
                  new Wave(EnemyKind.BOMB, 200, 150, 6))),
          new Level(
              "drizzle",
              "Drizzle",
              128,
              2048,
              8192,
              2000,
              List.of(
                  new Wave(EnemyKind.DRONE, 60, 180, 5),
                  new Wave(EnemyKind.GUNNER, 400, 400, 1),
                  new Wave(EnemyKind.BOMB, 300, 300, 2))),
          new Level(
              "hurricane",
              "Hurricane",
              1024,
              8192,
              65_536,
              50_000,
              List.of(
                  new Wave(EnemyKind.DRONE, 30, 60, 24),
                  new Wave(EnemyKind.GUNNER, 100, 150, 4),
                  new Wave(EnemyKind.BOMB, 120, 90, 12))));

  /** Lets the enemies enter whose time has come. */
  void spawn(Storm world) {
    for (int i = 0; i < waves.size(); i++) {
      Wave wave = waves.get(i);
      if (wave.isDue(world.frame())) {
        world.enemies().spawn(wave.kind(), wave.count());
      }
    }
  }
}
