package dev.intrusive.examples.demo.storm;

import dev.intrusive.examples.demo.command.InputException;
import java.io.IOException;
import java.io.StringReader;

/** Makes storms for tests. */
final class Storms {

  private Storms() {}

  static Storm of(String level) throws InputException {
    return new Storm(LevelReader.read(level), 1);
  }

  /** A storm in which nothing comes by itself. */
  static Storm calm() throws InputException, IOException {
    return new Storm(LevelReader.read("calm", new StringReader("particles 20000")), 1);
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
