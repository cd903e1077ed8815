package dev.intrusive.examples.demo.storm;

import java.util.List;

/** Makes storms for tests. */
final class Storms {

  /** A level in which nothing comes by itself. */
  static final Level CALM = new Level("calm", "Calm", 256, 4096, 20_000, 0, List.of());

  private Storms() {}

  static Storm of(String name) {
    return new Storm(Options.parse("--level", name).level, 1);
  }

  static Storm calm() {
    return new Storm(CALM, 1);
  }

  /** Lets the autopilot play. */
  static void run(Storm storm, int frames) {
    Controls controls = new Controls();
    for (int i = 0; i < frames; i++) {
      Autopilot.fly(storm, controls);
      storm.step(controls);
    }
  }
}
