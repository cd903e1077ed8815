package dev.intrusive.examples.demo.storm;

import java.util.List;

/**
 * What is to happen in a game.
 *
 * @param name by which it is found
 * @param title what a person reads
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

  Level {
    waves = List.copyOf(waves);
  }

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
